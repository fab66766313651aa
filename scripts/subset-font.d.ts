// What scripts/fonts.ts uses of a package that brings no types.
declare module 'subset-font' {
  /** @returns the font in the target format, with what `text` needs and the options name */
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
