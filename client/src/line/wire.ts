// The messages of the protocol, by the names that the table uses. They are made from the server's own document.
import type { components } from './schema'

type Schemas = components['schemas']

export type Settings = Schemas['Settings']
export type Chair = Schemas['Chair']
export type Offered = Schemas['Offered']
export type GameOffered = Schemas['GameOffered']
export type Option = Schemas['Option']
export type Place = Schemas['Place']
export type Notice = Schemas['Notice']
export type SeatShown = Schemas['SeatShown']
export type Pending = Schemas['Pending']
export type Present = Schemas['Present']
export type Score = Schemas['Score']
export type Line = Schemas['Line']
export type Feed = Schemas['Feed']
export type Claimable = Schemas['Claimable']
export type Problem = Schemas['Problem']
export type Carried = Schemas['Carried']
export type Hint = Schemas['Hint']
export type Sentence = Schemas['Sentence']
export type Rulebook = Schemas['Rulebook']
export type RulesNamed = Schemas['RulesNamed']
export type LessonAnswer = Schemas['LessonAnswer']
export type LessonNamed = Schemas['LessonNamed']
export type LessonsOffered = Schemas['LessonsOffered']
export type LessonShown = Schemas['LessonShown']
export type Command = Schemas['Wish']['command']
export type Position = Schemas['Position']
export type Message = Schemas['Message']

export type FourGemsView = Schemas['FourGems.FourGemsView']
export type FourSeasonsView = Schemas['FourSeasons.FourSeasonsView']
export type VierFelderView = Schemas['VierFelder.VierFelderView']
export type SeasonsDuelView = Schemas['SeasonsDuel.SeasonsDuelView']
export type AnyView = FourGemsView | FourSeasonsView | VierFelderView | SeasonsDuelView

export type Offer = Schemas['Offer']
export type BidOffer = Schemas['FourSeasons.BidOffer']
export type VierFelderOffer = Schemas['VierFelder.VierFelderOffer']
export type Choice = Schemas['VierFelder.Choice']

/** What happened at the table, as this listener may know it. */
export type TableEvent = NonNullable<Message['events']>[number]
