// Units of measure of invoice lines, from UN/ECE Recommendations 20 (measures) and 21 (packages, with the prefix X).

/** Wheels and layers have no code. */
const unitCodes: ReadonlyMap<string, string> = new Map([
  ['bag', 'XBG'],
  ['bottle', 'XBO'],
  ['box', 'XBX'],
  ['bucket', 'XBJ'],
  ['can', 'XCX'],
  ['canister', 'XCI'],
  ['case', 'XCS'],
  ['crate', 'XCR'],
  ['g', 'GRM'],
  ['jar', 'XJR'],
  ['keg', 'XKG'],
  ['kg', 'KGM'],
  ['l', 'LTR'],
  ['ml', 'MLT'],
  ['pack', 'XPK'],
  ['sack', 'XSA'],
  ['tray', 'XPU'],
])

/** @param unit code of the unit in which the product is sold; null: the product no longer exists. @returns C62, one, if there is none */
export const toUnitCode = (unit: string | null): string => unitCodes.get(unit?.toLowerCase() ?? '') ?? 'C62'
