// The paper a sheet is drawn on: where the next thing stands, and a new page when there is no room. Called by the files that draw.
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'

export const pageWidth = 595.28
export const pageHeight = 841.89
export const margin = 50
/** Room for the foot. */
const bottom = margin + 22

const hex = (value: number) => rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)

/** The light tokens of the shop's look. */
export const colours = {
  bottle: hex(0x0d3d33),
  bottleSoft: hex(0xddf2ec),
  ink: hex(0x0e1d18),
  soft: hex(0x3d4b46),
  quiet: hex(0x5a6963),
  grout: hex(0xcfd8d4),
  sunken: hex(0xeff4f2),
  amber: hex(0xffb641),
  free: hex(0x256d5d),
}

export type Fonts = { serif: PDFFont; plain: PDFFont; bold: PDFFont }

export type Paper = Fonts & {
  page(): PDFPage
  /** Height of the next thing above the lower edge, in points. */
  readonly top: number
  down(points: number): void
  /** Begins a new page unless so many points are free. */
  need(points: number): void
  /** What stands at the right, as far as it hangs down, and how much of the width it takes. */
  beside: { until: number; width: number }
  /** Free width at this height. */
  width(): number
}

export function createPaper(document: PDFDocument, fonts: Fonts): Paper {
  let page = document.addPage([pageWidth, pageHeight])
  let top = pageHeight - margin
  return {
    ...fonts,
    beside: { until: Number.POSITIVE_INFINITY, width: 0 },
    page: () => page,
    get top() {
      return top
    },
    down(points) {
      top -= points
    },
    need(points) {
      if (top - points >= bottom) return
      page = document.addPage([pageWidth, pageHeight])
      top = pageHeight - margin - 24
      this.beside = { until: Number.POSITIVE_INFINITY, width: 0 }
    },
    width() {
      return pageWidth - 2 * margin - (top > this.beside.until ? this.beside.width : 0)
    },
  }
}
