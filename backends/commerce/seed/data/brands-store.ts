// Brands of the shelf-stable, frozen, drinks and non-food departments; all invented. Joined with the fresh brands by range.ts.
import type { SeedBrand } from './shape.ts'

/** Brands whose products mostly live in dry, pantry, frozen, drinks and nonfood. */
export const storeBrands: SeedBrand[] = [
  { code: 'proviant', name: 'Proviant' },
  { code: 'casa-orsini', name: 'Casa Orsini' },
  { code: 'nordkap', name: 'Nordkap' },
  { code: 'lacroix', name: 'Lacroix' },
  { code: 'mulino-serra', name: 'Mulino Serra' },
  { code: 'hoshikawa', name: 'Hoshikawa' },
  { code: 'dar-nassim', name: 'Dar Nassim' },
  { code: 'de-graankamer', name: 'De Graankamer' },
  { code: 'kernhuis', name: 'Kernhuis' },
  { code: 'kruidenkaai', name: 'Kruidenkaai' },
  { code: 'conservas-penalba', name: 'Conservas Peñalba' },
  { code: 'vinaigrerie-roussel', name: 'Vinaigrerie Roussel' },
  { code: 'oliemolen-hagebeek', name: 'Oliemolen Hagebeek' },
  { code: 'sauzerij-bellemans', name: 'Sauzerij Bellemans' },
  { code: 'fond-vuur', name: 'Fond & Vuur' },
  { code: 'gelateria-montelli', name: 'Gelateria Montelli' },
  { code: 'atelier-croquant', name: 'Atelier Croquant' },
  { code: 'zwarte-haan', name: 'Zwarte Haan' },
  { code: 'source-dardelle', name: 'Source d’Ardelle' },
  { code: 'bodega-monteluz', name: 'Bodega Monteluz' },
  { code: 'silberhang', name: 'Silberhang' },
  { code: 'kade-negen', name: 'Kade Negen' },
  { code: 'lindewater', name: 'Lindewater' },
  { code: 'korenbloem', name: 'Korenbloem' },
  { code: 'heldra', name: 'Heldra' },
  { code: 'papyra', name: 'Papyra' },
  { code: 'groenpak', name: 'Groenpak' },
  { code: 'handvast', name: 'Handvast' },
]
