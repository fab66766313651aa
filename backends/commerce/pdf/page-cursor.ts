// A cursor on the pages of a document: position of the next element, and page breaks.
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'

export const pageWidth = 595.28
export const pageHeight = 841.89
export const margin = 50
const bottom = margin + 22

const hex = (value: number) => rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)

/** Colours of the shop's light theme. */
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

export type PageCursor = Fonts & {
  page(): PDFPage
  /** Height of the next element above the lower edge, in points. */
  readonly top: number
  down(points: number): void
  /** Starts a new page unless this many points are free. */
  need(points: number): void
  /** A box at the right edge: its lower end and its width. */
  beside: { until: number; width: number }
  /** Free width at the current height. */
  width(): number
}

export function createPageCursor(document: PDFDocument, fonts: Fonts): PageCursor {
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
