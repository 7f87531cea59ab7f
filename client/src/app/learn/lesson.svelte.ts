// A lesson on its way: which step is on, and a table that is answered by the lesson.
import { lessonAnswer, lessonStep, Refusal } from '../../line/api'
import { LiveTable, type Pace } from '../../line/table.svelte'
import type { Command, LessonAnswer, LessonShown } from '../../line/wire'

/** A table like any other, but what is done at it goes to the lesson. */
class LessonTable extends LiveTable {
  constructor(
    pace: Pace,
    private readonly meant: (move: string) => Promise<boolean>,
  ) {
    super('', null, pace)
  }

  override async do(wish: Command): Promise<boolean> {
    return wish.do === 'act' && this.meant(wish.move)
  }

  override async whyNot(move: string): Promise<void> {
    await this.meant(move)
  }
}

export class Lesson {
  shown = $state.raw<LessonShown | null>(null)
  /** The table of the scene; it is laid anew when one goes back. */
  table = $state.raw<LessonTable | null>(null)
  /** What is said to the last move, if it was legal and wrong. */
  wrong = $state.raw<LessonAnswer | null>(null)
  over = $state(false)
  failed = $state.raw<unknown>(null)

  #scene = 1
  #did: string[] = []
  #heard = 0
  #asking = false

  constructor(
    readonly name: string,
    private readonly language: () => string,
    private readonly pace: Pace,
  ) {}

  get first(): boolean {
    return this.#scene === 1 && this.#did.length === 0
  }

  /** How far one has come, between 0 and 1. */
  get done(): number {
    if (!this.shown || this.over) return this.over ? 1 : 0
    const { scene, scenes, step, steps } = this.shown
    return (scene - 1 + (step - 1) / steps) / scenes
  }

  /** Shows the step that the way so far leads to; its table is laid anew. */
  async open(): Promise<void> {
    await this.#to(this.#scene, this.#did, true)
  }

  /** On from a step in which there is nothing to do but to read. */
  async next(): Promise<void> {
    if (!this.shown || this.shown.asked || this.over) return
    await this.#alone(() => this.#go(''))
  }

  /** A step back; from the first one to the scene before. */
  async back(): Promise<void> {
    await this.#alone(() => {
      if (this.over) return this.open()
      if (this.#did.length) return this.#to(this.#scene, this.#did.slice(0, -1), true)
      return this.#to(Math.max(1, this.#scene - 1), [], true)
    })
  }

  async again(): Promise<void> {
    await this.#alone(() => this.#to(1, [], true))
  }

  /** Does what is right in the learner's place. */
  async show(): Promise<void> {
    if (this.shown?.way) await this.table?.act(this.shown.way)
  }

  /** A card is not kept for later here: if all that came has not been shown yet, it is, and the card counts. */
  hurry(): void {
    const { table } = this
    if (!table?.queued) return
    const { move } = table.queued
    table.queued = null
    if (this.shown?.asked) {
      table.skip()
      void table.act(move)
    }
  }

  async #meant(move: string): Promise<boolean> {
    if (!this.shown?.asked || !this.table || this.#asking) return false
    this.table.refusal = null
    this.wrong = null
    let right = false
    await this.#alone(async () => (right = await this.#answered(move)))
    return right
  }

  /** One thing at a time: what is pressed twice does not skip what comes next. */
  async #alone(work: () => Promise<unknown>): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      await work()
    } finally {
      this.#asking = false
    }
  }

  async #answered(move: string): Promise<boolean> {
    try {
      const said = await lessonAnswer(this.name, this.language(), this.#scene, this.#did, move)
      if (said.verdict === 'right') await this.#go(move)
      else if (said.refused) this.#refused(said.refused, move)
      else this.wrong = said
      return said.verdict === 'right'
    } catch (error) {
      if (error instanceof Refusal && this.table) this.table.refusal = { ...error.problem, move }
      else this.failed = error
      return false
    }
  }

  #refused(refused: NonNullable<LessonAnswer['refused']>, move: string): void {
    const { rule, reason, cards = [] } = refused
    const code = 'illegal' as const
    const problem = { code, words: {}, message: null, rule, reason, cards, move }
    if (this.table) this.table.refusal = problem
  }

  async #go(move: string): Promise<void> {
    const { step, steps, scenes } = this.shown!
    if (step < steps) await this.#to(this.#scene, [...this.#did, move], false)
    else if (this.#scene < scenes) await this.#to(this.#scene + 1, [], true)
    else this.over = true
  }

  /** Goes to a step. If the line fails one stays where one is. */
  async #to(scene: number, did: string[], afresh: boolean): Promise<void> {
    try {
      const shown = await lessonStep(this.name, this.language(), scene, did)
      this.#scene = scene
      this.#did = did
      if (afresh) this.table = null
      this.over = false
      this.#lay(shown)
    } catch (error) {
      this.failed = error
    }
  }

  /** What has happened is played at the table that is there; a new one shows how it stands. */
  #lay(shown: LessonShown): void {
    this.wrong = null
    this.failed = null
    const fresh = this.table === null
    const table = this.table ?? new LessonTable(this.pace, (move) => this.#meant(move))
    table.queued = null
    if (fresh) this.#heard = 0
    const last = shown.messages.at(-1)!
    for (const message of shown.messages) {
      const known = message.seq <= this.#heard
      const position = fresh && message !== last ? null : message.position
      if (!known) table.hear({ ...message, position })
      else if (message === last) table.hear({ ...message, position, events: [] })
    }
    this.#heard = last.seq
    this.shown = shown
    this.table = table
  }
}
