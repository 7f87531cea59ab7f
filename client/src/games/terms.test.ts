// Each term leads to a paragraph that is there, in every language, and speaks of it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../words/words.svelte'
import { TERMS as fourGems } from './four-gems/terms'
import { TERMS as fourSeasons } from './four-seasons/terms'
import { GAMES, type GameName } from './game'
import { TERMS as seasonsDuel } from './seasons-duel/terms'
import { TERMS as vierFelder } from './vier-felder/terms'

const TERMS: Record<GameName, Record<string, string>> = {
  'four-gems': fourGems,
  'four-seasons': fourSeasons,
  'seasons-duel': seasonsDuel,
  'vier-felder': vierFelder,
}
/** A word of each, in en, de and fr. */
const WORDS: Record<GameName, Record<string, [string, string, string]>> = {
  'four-gems': {
    trump: ['trump', 'Trumpf', 'atout'],
    taker: ['taker', 'Spielmacher', 'preneur'],
    trick: ['trick', 'Stich', 'pli'],
    contract: ['contract', 'Kontrakt', 'contrat'],
    gems: ['FOUR GEMS', 'FOUR GEMS', 'FOUR GEMS'],
    bidding: ['bidding round', 'Bietrunde', 'enchères'],
    naming: ['second bidding round', 'zweite Bietrunde', 'enchères'],
  },
  'four-seasons': {
    trump: ['trump', 'Trumpf', 'atout'],
    noTrump: ['no trump', 'keinen Trumpf', 'pas d’atout'],
    trick: ['trick', 'Stich', 'pli'],
    led: ['led* colour', 'angespielt', 'demandée'],
    bid: ['bids', 'sagt an', 'annonce'],
    won: ['takes exactly', 'genau so viele', 'exactement'],
    bonus: ['show', 'zeigt', 'montre'],
    bonusPlayer: ['bonus player', 'Bonusspieler', 'joueur bonus'],
    butterfly: ['butterfly', 'Schmetterling', 'papillon'],
  },
  'vier-felder': {
    H: ['summer', 'Sommer', 'été'],
    D: ['autumn', 'Herbst', 'automne'],
    S: ['winter', 'Winter', 'hiver'],
    C: ['spring', 'Frühling', 'printemps'],
    harvest: ['harvest pile', 'Erntestapel', 'tas de récolte'],
    coin: ['coin', 'Münze', 'pièce'],
    promise: ['must hold', 'auf der Hand', 'avoir en main'],
  },
  'seasons-duel': {
    round: ['rounds', 'Runden', 'tours'],
    drawing: ['draw', 'zieht', 'piochent'],
    seasonArea: ['season area', 'Jahreszeitenbereich', 'zone des saisons'],
    influence: ['influence', 'Einfluss', 'influence'],
    figure: ['figure', 'Figur', 'figurine'],
  },
}

function paragraph(game: GameName, language: string, rule: string): string {
  const folder = language === 'en' ? '' : `${language}/`
  const page = readFileSync(`../docs/rules/${folder}${game}.md`, 'utf8')
  const found = page
    .split(/^(?=## |\*\*\d+\.\d+\*\*)/m)
    .find((one) => one.startsWith(`**${rule}**`))
  return found?.replace(/\s+/g, ' ') ?? ''
}

const ALL = GAMES.flatMap((game) =>
  Object.entries(TERMS[game]).map(([term, rule]) => [game, term, rule] as const),
)

test.each(ALL)('%s: %s stands in %s', (game, term, rule) => {
  LANGUAGES.forEach((language, i) =>
    expect(paragraph(game, language, rule)).toContain(WORDS[game][term]![i]),
  )
})
