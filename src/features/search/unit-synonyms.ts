/** Synonyms of packaging units in all languages; the words of a line are equivalent. */
import { foldText } from './fold.ts'

const words = [
  'stuk stuks st piece pieces pc pcs stück stk pièce pièces pce',
  'doos dozen karton kartons case cases carton cartons colli colis ds ktn',
  'doosje doosjes box boxes schachtel schachteln étui étuis',
  'zak zakken bag bags sack sacks beutel sachet sachets säcke sac sacs',
  'emmer emmers tub tubs bucket buckets eimer seau seaux',
  'blik blikken can cans tin tins dose dosen boîte boîtes',
  'pot potten jar jars glas gläser bocal bocaux',
  'fles flessen bottle bottles flasche flaschen bouteille bouteilles',
  'kist kisten krat kratten crate crates kiste caisse caisses',
  'schaal schalen tray trays schale barquette barquettes',
  'pak pakken pack packs packung packungen paquet paquets',
  'bidon bidons canister canisters kanister',
  'wiel wielen wheel wheels laib laibe meule meules',
  'laag lagen layer layers lage couche couches',
  'vat vaten keg kegs fass fässer fût fûts',
].map((line) => new Set(line.split(' ').map(foldText)))

const meaningsOf = (folded: string) => words.filter((line) => line.has(folded))

export const isUnitSynonym = (word: string) => meaningsOf(foldText(word)).length > 0

export function isSameUnit(label: string | null, word: string): boolean {
  if (label === null) return false
  const [own, asked] = [foldText(label), foldText(word)]
  return own === asked || meaningsOf(own).some((line) => line.has(asked))
}
