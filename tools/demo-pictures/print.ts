import { type Colour, departmentColours } from './colours.ts'
import type { Picture } from './picture.ts'

type Layout = 'band' | 'full' | 'frame' | 'split'
type Sender = { print: Colour; layout: Layout }

const style = (print: Colour, layout: Layout): Sender => ({ print, layout })

const houses: Record<string, Sender> = {
  Proviant: style('#12443F', 'band'),
  'Casa Orsini': style('#B23A26', 'band'),
  Nordkap: style('#1F5F8A', 'split'),
  Lacroix: style('#5A2338', 'frame'),
  'Maison Lacroix': style('#8A4A1E', 'frame'),
  'Mulino Serra': style('#2E6B4A', 'full'),
  Hoshikawa: style('#B3202C', 'split'),
  'Dar Nassim': style('#0F6E78', 'full'),
  'De Graankamer': style('#8C6A1E', 'split'),
  Kernhuis: style('#6B4A7A', 'band'),
  Kruidenkaai: style('#3E6B3A', 'full'),
  'Conservas Peñalba': style('#C77A12', 'full'),
  'Vinaigrerie Roussel': style('#5E3A5A', 'frame'),
  'Oliemolen Hagebeek': style('#6B7A1E', 'frame'),
  'Sauzerij Bellemans': style('#1F4F8A', 'split'),
  'Fond & Vuur': style('#8A2E1E', 'full'),
  'Gelateria Montelli': style('#C24A72', 'split'),
  'Atelier Croquant': style('#2E4A6B', 'band'),
  'Zwarte Haan': style('#1C1C1E', 'full'),
  'Source d’Ardelle': style('#2A6F9A', 'frame'),
  'Bodega Monteluz': style('#7A1F2B', 'band'),
  Silberhang: style('#4A6B6E', 'frame'),
  'Kade Negen': style('#1E3A4A', 'full'),
  Lindewater: style('#3E8A94', 'split'),
  Korenbloem: style('#2F5AA8', 'band'),
  Heldra: style('#0E7A6B', 'full'),
  Papyra: style('#5A6B74', 'split'),
  Groenpak: style('#4E8A2E', 'frame'),
  Handvast: style('#3A3F44', 'band'),
  'Costa Clara': style('#D2741A', 'split'),
  Polderland: style('#1E6AA0', 'band'),
  'Champi d’Or': style('#A8801E', 'full'),
  Hoogstaete: style('#B02A4A', 'split'),
  'Ferme du Val': style('#3F7A4A', 'frame'),
  Alpenrain: style('#2A5A8A', 'full'),
  'Hautes Haies': style('#8A2E3E', 'frame'),
  Havervat: style('#B8862E', 'split'),
  Kaiserhof: style('#6E1F2A', 'band'),
  'Slagershuis Dierickx': style('#A8283A', 'full'),
  'Saloir de la Lesse': style('#7A4A22', 'frame'),
  'Los Ceibos': style('#2E5E4A', 'split'),
  Hoenderhove: style('#C28A1E', 'band'),
  'De Zilte': style('#1C5A86', 'band'),
  Fjordvik: style('#0F3E5E', 'split'),
  'Rokerij Vermeersch': style('#5E3A1E', 'frame'),
  'Molen & Zoon': style('#9A5A1E', 'band'),
  'Atelier Clairbois': style('#4A2E3A', 'full'),
  Oventrots: style('#A8461E', 'split'),
  'Wafelhuis Goossens': style('#1E5A6E', 'band'),
}

/** Default for a brand without a style. */
export const brandStyleOf = (brand: string): Sender => houses[brand] ?? style(departmentColours.produce, 'frame')

/** A brand without a style uses the colour of the department. */
export function labelStyleOf({ brand, department, print }: Picture): Sender {
  const own = houses[brand] ?? style(departmentColours[department], 'band')
  return print ? { ...own, print } : own
}
