// Draws an invoice as PDF: A4, with as many pages as its lines need. Loaded dynamically.
import { formatMessage } from '../messages/messages.ts'
import { drawFooters, drawHeader, openDocument } from '../pdf/document.ts'
import { drawNumberBox, numberBoxWidth } from '../pdf/draw-number-box.ts'
import { colours, margin, type PageCursor, pageWidth } from '../pdf/page-cursor.ts'
import { drawTextLines, heightOf, toLines } from '../pdf/typeset.ts'
import type { Invoice } from './invoice.ts'

const width = pageWidth - 2 * margin
/** Starts of the columns as fractions of the width; numbers are right-aligned. */
const columns = [0, 0.17, 0.56, 0.72, 0.82, 1] as const
const firstOfNumbers = 2

/** Deterministic: the same invoice gives the same bytes. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { locale, shopName, number, date } = invoice
  const title = `${formatMessage(locale, 'invoice.title')} ${number}`
  const about = { locale, shopName, title, subject: title, keywords: [number], date }
  const { document, paper } = await openDocument(about)
  drawHeader(paper, shopName, formatMessage(locale, 'invoice.title'))
  drawHead(paper, invoice, title)
  drawLines(paper, invoice)
  drawSums(paper, invoice)
  drawTaxNote(paper, invoice)
  drawPayment(paper, invoice)
  drawFooters(document, paper, about, title)
  return document.save()
}

function drawHead(paper: PageCursor, { facts, parties, sums, number }: Invoice, title: string): void {
  const { serif, plain, bold, page } = paper
  const start = paper.top
  const big = { font: serif, size: 25, colour: colours.ink, leading: 1.16 }
  paper.down(drawTextLines(page(), [title], big, { x: margin, top: start }) + 12)
  const label = { font: plain, size: 9, colour: colours.quiet }
  const value = { font: bold, size: 10, colour: colours.ink }
  for (const fact of facts.slice(1)) {
    drawTextLines(page(), [fact.label], label, { x: margin, top: paper.top - 1 })
    paper.down(drawTextLines(page(), [fact.value], value, { x: margin + 92, top: paper.top }) + 2)
  }
  const total = sums.at(-1) ?? { label: '', value: '' }
  const [first] = facts
  const lines = [total, { label: first?.label ?? '', value: number }]
  const height = drawNumberBox(paper, { x: margin + width - numberBoxWidth, top: start + 4, lines })
  paper.down(Math.max(0, paper.top - (start + 4 - height)) + 18)
  const top = paper.top
  const heights = parties.map((party, index) => {
    const x = margin + (index * width) / 2
    const lead = drawTextLines(page(), [party.label], label, { x, top })
    const [name = '', ...rest] = party.lines
    const named = drawTextLines(page(), toLines(name, value, width / 2 - 16), value, { x, top: top - lead - 2 })
    const body = { font: plain, size: 10, colour: colours.soft }
    const wrapped = rest.flatMap((line) => toLines(line, body, width / 2 - 16))
    return lead + 2 + named + drawTextLines(page(), wrapped, body, { x, top: top - lead - 2 - named })
  })
  paper.down(Math.max(...heights) + 22)
}

function drawLines(paper: PageCursor, { lines }: Invoice): void {
  const head = { font: paper.plain, size: 9, colour: colours.quiet }
  const cell = { font: paper.plain, size: 10, colour: colours.ink, leading: 1.25 }
  const isNumber = (index: number) => index >= firstOfNumbers
  const place = (index: number) => ({ x: margin + width * (columns[index] ?? 1), end: isNumber(index) })
  const room = width * (columns[firstOfNumbers] - columns[1]) - 52
  const drawHeads = () => {
    for (const [index, text] of lines.head.entries())
      drawTextLines(paper.page(), [text], head, { ...place(index), top: paper.top })
    paper.down(16)
  }
  drawHeads()
  for (const row of lines.rows) {
    const cells = row.map((text, index) => (index === 1 ? toLines(text, cell, room) : [text]))
    const height = Math.max(...cells.map((one) => heightOf(one, cell))) + 7
    const before = paper.page()
    paper.need(height)
    if (paper.page() !== before) drawHeads()
    paper.page().drawRectangle({ x: margin, y: paper.top + 2, width, height: 0.5, color: colours.grout })
    for (const [index, text] of cells.entries()) {
      const font = index === 1 ? paper.bold : paper.plain
      drawTextLines(paper.page(), text, { ...cell, font }, { ...place(index), top: paper.top - 2 })
    }
    paper.down(height)
  }
}

function drawSums(paper: PageCursor, { sums }: Invoice): void {
  const line = { font: paper.plain, size: 10, colour: colours.soft }
  const closing = { font: paper.bold, size: 12, colour: colours.ink }
  const left = margin + width * 0.5
  paper.need(sums.length * 18 + 26)
  paper.page().drawRectangle({ x: margin, y: paper.top + 2, width, height: 1.5, color: colours.bottle })
  paper.down(10)
  for (const [index, { label, value }] of sums.entries()) {
    const style = index === sums.length - 1 ? closing : line
    drawTextLines(paper.page(), [label], style, { x: left, top: paper.top })
    drawTextLines(paper.page(), [value], style, { x: margin + width, top: paper.top, end: true })
    paper.down(18)
  }
}

function drawTaxNote(paper: PageCursor, { taxNote }: Invoice): void {
  if (taxNote === null) return
  const style = { font: paper.plain, size: 10, colour: colours.ink, leading: 1.25 }
  const lines = toLines(taxNote, style, width)
  paper.need(heightOf(lines, style) + 14)
  paper.down(14)
  paper.down(drawTextLines(paper.page(), lines, style, { x: margin, top: paper.top }))
}

function drawPayment(paper: PageCursor, { payment }: Invoice): void {
  const style = { font: paper.bold, size: 10, colour: colours.bottle }
  const lines = toLines(payment, style, width)
  paper.need(heightOf(lines, style) + 14)
  paper.down(14)
  paper.down(drawTextLines(paper.page(), lines, style, { x: margin, top: paper.top }))
}
