interface Kind {
  endings: string[]
  /** First bytes in hexadecimal; empty if the kind has no signature. */
  begins: string[]
}

const zip = '504b0304'
const kinds: Record<string, Kind> = {
  pdf: { endings: ['.pdf'], begins: ['255044462d'] },
  word: { endings: ['.doc', '.docx'], begins: ['d0cf11e0a1b11ae1', zip] },
  excel: { endings: ['.xls', '.xlsx'], begins: ['d0cf11e0a1b11ae1', zip] },
  powerpoint: { endings: ['.ppt', '.pptx'], begins: ['d0cf11e0a1b11ae1', zip] },
  image: {
    endings: ['.jpg', '.jpeg', '.png', '.gif', '.webp'],
    begins: ['ffd8ff', '89504e47', '47494638', '52494646'],
  },
  text: { endings: ['.txt'], begins: [] },
  json: { endings: ['.json'], begins: [] },
  compressed: { endings: ['.zip'], begins: [zip] },
}

export const extensionsOf = (kind: string): string[] => kinds[kind]?.endings ?? []

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''

/** Whether the content matches the extension of the name; false if the extension is unknown. */
export function matchesExtension(name: string, content: Uint8Array): boolean {
  const kind = Object.values(kinds).find(({ endings }) => endings.includes(endingOf(name)))
  if (!kind) return false
  const start = Array.from(content.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return kind.begins.length === 0 || kind.begins.some((begin) => start.startsWith(begin))
}
