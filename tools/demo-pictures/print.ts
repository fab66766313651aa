import { type Colour, departmentColours } from './colours.ts'
import type { Picture } from './picture.ts'

type Layout = 'band' | 'full' | 'frame' | 'split'
type Sender = { print: Colour; layout: Layout }

const house = (print: Colour, layout: Layout): Sender => ({ print, layout })

const houses: Record<string, Sender> = {
  Proviant: house('#12443F', 'band'),
  'Casa Orsini': house('#B23A26', 'band'),
  Nordkap: house('#1F5F8A', 'split'),
  Lacroix: house('#5A2338', 'frame'),
  'Maison Lacroix': house('#8A4A1E', 'frame'),
  'Mulino Serra': house('#2E6B4A', 'full'),
  Hoshikawa: house('#B3202C', 'split'),
  'Dar Nassim': house('#0F6E78', 'full'),
  'De Graankamer': house('#8C6A1E', 'split'),
  Kernhuis: house('#6B4A7A', 'band'),
  Kruidenkaai: house('#3E6B3A', 'full'),
  'Conservas Peñalba': house('#C77A12', 'full'),
  'Vinaigrerie Roussel': house('#5E3A5A', 'frame'),
  'Oliemolen Hagebeek': house('#6B7A1E', 'frame'),
  'Sauzerij Bellemans': house('#1F4F8A', 'split'),
  'Fond & Vuur': house('#8A2E1E', 'full'),
  'Gelateria Montelli': house('#C24A72', 'split'),
  'Atelier Croquant': house('#2E4A6B', 'band'),
  'Zwarte Haan': house('#1C1C1E', 'full'),
  'Source d’Ardelle': house('#2A6F9A', 'frame'),
  'Bodega Monteluz': house('#7A1F2B', 'band'),
  Silberhang: house('#4A6B6E', 'frame'),
  'Kade Negen': house('#1E3A4A', 'full'),
  Lindewater: house('#3E8A94', 'split'),
  Korenbloem: house('#2F5AA8', 'band'),
  Heldra: house('#0E7A6B', 'full'),
  Papyra: house('#5A6B74', 'split'),
  Groenpak: house('#4E8A2E', 'frame'),
  Handvast: house('#3A3F44', 'band'),
  'Costa Clara': house('#D2741A', 'split'),
  Polderland: house('#1E6AA0', 'band'),
  'Champi d’Or': house('#A8801E', 'full'),
  Hoogstaete: house('#B02A4A', 'split'),
  'Ferme du Val': house('#3F7A4A', 'frame'),
  Alpenrain: house('#2A5A8A', 'full'),
  'Hautes Haies': house('#8A2E3E', 'frame'),
  Havervat: house('#B8862E', 'split'),
  Kaiserhof: house('#6E1F2A', 'band'),
  'Slagershuis Dierickx': house('#A8283A', 'full'),
  'Saloir de la Lesse': house('#7A4A22', 'frame'),
  'Los Ceibos': house('#2E5E4A', 'split'),
  Hoenderhove: house('#C28A1E', 'band'),
  'De Zilte': house('#1C5A86', 'band'),
  Fjordvik: house('#0F3E5E', 'split'),
  'Rokerij Vermeersch': house('#5E3A1E', 'frame'),
  'Molen & Zoon': house('#9A5A1E', 'band'),
  'Atelier Clairbois': house('#4A2E3A', 'full'),
  Oventrots: house('#A8461E', 'split'),
  'Wafelhuis Goossens': house('#1E5A6E', 'band'),
}

/** Default for a brand without a style. */
export const houseOf = (brand: string): Sender => houses[brand] ?? house(departmentColours.produce, 'frame')

/** A brand without a style uses the colour of the department. */
export function printOf({ brand, department, print }: Picture): Sender {
  const own = houses[brand] ?? house(departmentColours[department], 'band')
  return print ? { ...own, print } : own
}
