// The fronts of all games at once, for pages that show cards without a table: lobby and print.
import FourGems from './art/fronts/FourGems.svelte'
import FourSeasons from './art/fronts/FourSeasons.svelte'
import SeasonsDuel from './art/fronts/SeasonsDuel.svelte'
import VierFelder from './art/fronts/VierFelder.svelte'
import { fronts } from './fronts'

Object.assign(fronts, {
  'four-seasons': FourSeasons,
  'vier-felder': VierFelder,
  'seasons-duel': SeasonsDuel,
  'four-gems': FourGems,
})
