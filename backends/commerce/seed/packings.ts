/** The last digit of an EAN-13, from its first twelve. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** A code with a prefix that GS1 reserves for internal use, so that it belongs to no real product. */
export function toEan13(number: string, packing: number): string {
  const twelve = `2000${number.padStart(6, '0')}${String(packing).padStart(2, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
