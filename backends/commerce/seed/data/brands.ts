// Invented brands of the fresh departments.
import type { SeedBrand } from './shape.ts'

export const freshBrands: SeedBrand[] = [
  { code: 'hoeve-terlinden', name: 'Hoeve Terlinden' },
  { code: 'costa-clara', name: 'Costa Clara' },
  { code: 'polderland', name: 'Polderland' },
  { code: 'champi-dor', name: 'Champi d’Or' },
  { code: 'hoogstaete', name: 'Hoogstaete' },
  { code: 'kruidenhof-saelens', name: 'Kruidenhof Saelens' },
  { code: 'snijkeuken-van-acker', name: 'Snijkeuken Van Acker' },
  { code: 'ferme-du-val', name: 'Ferme du Val' },
  { code: 'alpenrain', name: 'Alpenrain' },
  { code: 'hautes-haies', name: 'Hautes Haies' },
  { code: 'havervat', name: 'Havervat' },
  { code: 'kaiserhof', name: 'Kaiserhof' },
  { code: 'slagershuis-dierickx', name: 'Slagershuis Dierickx' },
  { code: 'saloir-de-la-lesse', name: 'Saloir de la Lesse' },
  { code: 'los-ceibos', name: 'Los Ceibos' },
  { code: 'hoenderhove', name: 'Hoenderhove' },
  { code: 'de-zilte', name: 'De Zilte' },
  { code: 'fjordvik', name: 'Fjordvik' },
  { code: 'rokerij-vermeersch', name: 'Rokerij Vermeersch' },
  { code: 'maison-lacroix', name: 'Maison Lacroix' },
  { code: 'molen-en-zoon', name: 'Molen & Zoon' },
  { code: 'atelier-clairbois', name: 'Atelier Clairbois' },
  { code: 'oventrots', name: 'Oventrots' },
  { code: 'wafelhuis-goossens', name: 'Wafelhuis Goossens' },
]
