// Countries and inner packagings that many fresh products share, in four languages.
import type { Text } from './shape.ts'

const text = (nl: string, en: string, de: string, fr: string): Text => ({ nl, en, de, fr })

export const from = {
  belgium: text('België', 'Belgium', 'Belgien', 'Belgique'),
  netherlands: text('Nederland', 'Netherlands', 'Niederlande', 'Pays-Bas'),
  france: text('Frankrijk', 'France', 'Frankreich', 'France'),
  germany: text('Duitsland', 'Germany', 'Deutschland', 'Allemagne'),
  spain: text('Spanje', 'Spain', 'Spanien', 'Espagne'),
  italy: text('Italië', 'Italy', 'Italien', 'Italie'),
  ireland: text('Ierland', 'Ireland', 'Irland', 'Irlande'),
  norway: text('Noorwegen', 'Norway', 'Norwegen', 'Norvège'),
  switzerland: text('Zwitserland', 'Switzerland', 'Schweiz', 'Suisse'),
  greece: text('Griekenland', 'Greece', 'Griechenland', 'Grèce'),
  peru: text('Peru', 'Peru', 'Peru', 'Pérou'),
  costaRica: text('Costa Rica', 'Costa Rica', 'Costa Rica', 'Costa Rica'),
  argentina: text('Argentinië', 'Argentina', 'Argentinien', 'Argentine'),
  newZealand: text('Nieuw-Zeeland', 'New Zealand', 'Neuseeland', 'Nouvelle-Zélande'),
  canada: text('Canada', 'Canada', 'Kanada', 'Canada'),
  vietnam: text('Vietnam', 'Vietnam', 'Vietnam', 'Vietnam'),
} satisfies Record<string, Text>

export const packed = {
  loose: text('los', 'loose', 'lose', 'en vrac'),
  singleLayer: text('één laag in de kist', 'single layer', 'einlagig', 'une couche'),
  punnet: text('schaaltje', 'punnet', 'Schälchen', 'ravier'),
  net: text('net', 'net', 'Netz', 'filet'),
  paperSack: text('papieren zak', 'paper sack', 'Papiersack', 'sac en papier'),
  bag: text('plastic zak', 'plastic bag', 'Plastikbeutel', 'sachet plastique'),
  resealable: text('hersluitbare zak', 'resealable bag', 'wiederverschließbarer Beutel', 'sachet refermable'),
  flowpack: text('flowpack', 'flow pack', 'Schlauchbeutel', 'flowpack'),
  bunch: text('bos', 'bunch', 'Bund', 'botte'),
  vacuum: text('vacuüm verpakt', 'vacuum packed', 'vakuumverpackt', 'sous vide'),
  map: text(
    'schaal onder beschermende atmosfeer',
    'tray, modified atmosphere',
    'Schale unter Schutzatmosphäre',
    'barquette sous atmosphère protectrice',
  ),
  brick: text('kartonnen pak', 'carton', 'Getränkekarton', 'brique'),
  tub: text('emmer met deksel', 'tub with lid', 'Eimer mit Deckel', 'seau avec couvercle'),
  wrapper: text('wikkel', 'wrapper', 'Einwickler', 'plaquette'),
  rind: text('natuurlijke korst', 'natural rind', 'Naturrinde', 'croûte naturelle'),
  eggTray: text('eiertray', 'egg tray', 'Eierlage', 'plateau à œufs'),
  ice: text(
    'op ijs, polystyreenbak',
    'on ice, polystyrene box',
    'auf Eis, Styroporkiste',
    'sous glace, caisse en polystyrène',
  ),
  liner: text('zak in doos', 'bag in box', 'Beutel im Karton', 'sachet dans un carton'),
  partition: text('blister', 'blister tray', 'Blister', 'blister'),
} satisfies Record<string, Text>
