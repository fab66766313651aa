// Types for the package subset-font, as far as scripts/fonts.ts uses it.
declare module 'subset-font' {
  /** @returns the font in the target format, reduced to the characters of `text` and the options */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      preserveNameIds: number[]
      variationAxes: Record<string, number | { min: number; max: number }>
      noHinting: boolean
    },
  ): Promise<Buffer>
}
