// Five short sounds of wood, made here: struck bars and a brush, soft, and each unlike the others.
export type Sound = 'deal' | 'card' | 'trick' | 'turn' | 'end'

interface Stroke {
  /** After the beginning, in seconds. */
  at: number
  /** The pitch of the bar; none for a brush of card on cloth. */
  pitch?: number
  loud: number
  length: number
}

const bar = (at: number, pitch: number, loud = 0.22, length = 0.16): Stroke => ({
  at,
  pitch,
  loud,
  length,
})
const brush = (at: number, loud = 0.1, length = 0.07): Stroke => ({ at, loud, length })

const SOUNDS: Record<Sound, Stroke[]> = {
  deal: [0, 0.07, 0.14, 0.21, 0.28].map((at) => brush(at)),
  card: [brush(0, 0.12, 0.05), bar(0.01, 196, 0.12, 0.07)],
  trick: [brush(0, 0.08, 0.16), bar(0.05, 262), bar(0.13, 330)],
  turn: [bar(0, 523, 0.2, 0.25), bar(0.16, 784, 0.16, 0.35)],
  end: [bar(0, 392), bar(0.14, 330), bar(0.28, 262, 0.26, 0.5)],
}

let context: AudioContext | null = null

/** Plays a sound, if the browser lets this page be heard already. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  if (!navigator.userActivation.hasBeenActive) return // it would complain, and not play
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
  if (context.state !== 'running') return
  for (const stroke of SOUNDS[sound]) strike(context, stroke)
}

function strike(audio: AudioContext, { at, pitch, loud, length }: Stroke): void {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  for (const source of pitch === undefined ? [cloth(audio)] : wood(audio, pitch)) {
    source.connect(gain)
    source.start(start)
    source.stop(start + length + 0.02)
  }
}

/** A struck bar of wood sounds its tone and, softly, one nearly two octaves above. */
function wood(audio: AudioContext, pitch: number): OscillatorNode[] {
  return [pitch, pitch * 3.93].map((frequency, i) => {
    const tone = audio.createOscillator()
    tone.type = i === 0 ? 'sine' : 'triangle'
    tone.frequency.value = frequency
    tone.detune.value = i * 4
    return tone
  })
}

let noise: AudioBuffer | null = null

/** A rustle: filtered noise, the same each time. */
function cloth(audio: AudioContext): AudioBufferSourceNode {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
    const samples = noise.getChannelData(0)
    let [value, seed] = [0, 1]
    for (let i = 0; i < samples.length; i++) {
      seed = (seed * 16807) % 2147483647
      value = 0.82 * value + 0.18 * (seed / 1073741823 - 1)
      samples[i] = value
    }
  }
  const source = audio.createBufferSource()
  source.buffer = noise
  return source
}
