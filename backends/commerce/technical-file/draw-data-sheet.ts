// Draws a product data sheet as PDF: A4, one page, or two for long texts. Loaded dynamically.
import { formatMessage } from '../messages/messages.ts'
import { drawFooters, drawHeader, openDocument } from '../pdf/document.ts'
import { drawNumberBox, numberBoxWidth } from '../pdf/draw-number-box.ts'
import { colours, margin, type PageCursor, pageWidth } from '../pdf/page-cursor.ts'
import { drawTextLines, toLines, toPrintableText } from '../pdf/typeset.ts'
import type { DataSheet } from './data-sheet.ts'
import { drawAllergens } from './draw-allergens.ts'
import { drawFacts, drawPackings } from './draw-tables.ts'

/** Deterministic: the same data gives the same bytes. */
export async function drawDataSheet(sheet: DataSheet): Promise<Uint8Array> {
  const { locale, name, number, shopName, brand, date, dateText } = sheet
  const title = `${name} – ${formatMessage(locale, 'sheet.title')}`
  const subject = `${formatMessage(locale, 'sheet.number')} ${number}`
  const about = { locale, shopName, title, subject, keywords: [number, brand, name], date }
  const { document, paper } = await openDocument(about)
  drawHead(paper, sheet)
  drawDescription(paper, sheet)
  drawFacts(paper, sheet)
  drawPackings(paper, sheet)
  drawAllergens(paper, sheet)
  drawFooters(
    document,
    paper,
    about,
    `${formatMessage(locale, 'sheet.asOf', { date: dateText })}. ${formatMessage(locale, 'sheet.label')}`,
  )
  return document.save()
}

function drawHead(paper: PageCursor, { locale, shopName, name, brand, facts, number, packings }: DataSheet): void {
  const { serif, plain, page } = paper
  const width = pageWidth - 2 * margin
  drawHeader(paper, shopName, formatMessage(locale, 'sheet.title'))

  const start = paper.top
  const room = width - numberBoxWidth - 28
  const origin = facts.find(({ label }) => label === formatMessage(locale, 'sheet.origin'))?.value
  const above = { font: plain, size: 10.5, colour: colours.quiet }
  paper.down(drawTextLines(page(), [[brand, origin].filter(Boolean).join(' · ')], above, { x: margin, top: start }) + 2)
  const title = { font: serif, size: 25, colour: colours.ink, leading: 1.16 }
  paper.down(drawTextLines(page(), toLines(name, title, room), title, { x: margin, top: paper.top }) + 8)
  const codes = [
    { label: formatMessage(locale, 'sheet.number'), value: number },
    { label: formatMessage(locale, 'sheet.ean'), value: packings.rows[0]?.[3] ?? '' },
  ]
  const height = drawNumberBox(paper, { x: margin + width - numberBoxWidth, top: start + 4, lines: codes })
  paper.beside = { until: start + 4 - height - 10, width: numberBoxWidth + 28 }
}

function drawDescription(paper: PageCursor, { intro, description }: DataSheet): void {
  const lead = { font: paper.bold, size: 10.5, colour: colours.ink, leading: 1.42 }
  const body = { font: paper.plain, size: 10, colour: colours.soft, leading: 1.5 }
  for (const [text, style] of [[intro, lead] as const, ...description.map((one) => [one, body] as const)]) {
    if (!text) continue
    const words = toPrintableText(text, style.font).split(/[ \n]+/)
    // line by line, because the box narrows only the lines beside it
    let line = ''
    const flush = () => {
      paper.need(style.size * style.leading)
      paper.down(drawTextLines(paper.page(), [line], style, { x: margin, top: paper.top }))
      line = ''
    }
    for (const word of words) {
      const longer = line ? `${line} ${word}` : word
      if (line && style.font.widthOfTextAtSize(longer, style.size) > paper.width()) flush()
      line = line ? `${line} ${word}` : word
    }
    if (line) flush()
    paper.down(6)
  }
}
