// A technical sheet as PDF: A4, one page, a second one when the words need it. Loaded by door.ts with the first sheet.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { say } from '../messages.ts'
import { formatTags } from '../rules/locale.ts'
import { drawAllergens } from './draw-allergens.ts'
import { drawFacts, drawPackings } from './draw-tables.ts'
import { drawTicket, ticketWidth } from './draw-ticket.ts'
import { colours, createPaper, margin, type Paper, pageWidth } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { printable, toLines, writeLines } from './typeset.ts'

/** The file; the same sheet always gives the same bytes. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const [serif, plain, bold] = await Promise.all(
    [StandardFonts.TimesRomanBold, StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) =>
      document.embedFont(font),
    ),
  )
  if (!serif || !plain || !bold) throw new Error('A standard font is missing')
  describe(document, sheet)
  const paper = createPaper(document, { serif, plain, bold })
  drawHead(paper, sheet)
  drawDescription(paper, sheet)
  drawFacts(paper, sheet)
  drawPackings(paper, sheet)
  drawAllergens(paper, sheet)
  drawFeet(document, paper, sheet)
  return document.save()
}

function describe(document: PDFDocument, { locale, name, number, shopName, date, brand }: Sheet): void {
  const written = new Date(date)
  document.setTitle(`${name} – ${say(locale, 'sheet.title')}`, { showInWindowTitleBar: true })
  document.setSubject(`${say(locale, 'sheet.number')} ${number}`)
  document.setAuthor(shopName)
  document.setCreator(shopName)
  document.setProducer('pdf-lib')
  document.setKeywords([number, brand, name])
  document.setLanguage(formatTags[locale])
  document.setCreationDate(written)
  document.setModificationDate(written)
}

/** Who, what kind of paper, and the product's name with the ticket beside it. */
function drawHead(paper: Paper, { locale, shopName, name, brand, facts, number, packings }: Sheet): void {
  const { serif, plain, page } = paper
  const width = pageWidth - 2 * margin
  writeLines(page(), [shopName], { font: serif, size: 17, colour: colours.bottle }, { x: margin, top: paper.top })
  const kind = { font: plain, size: 10, colour: colours.quiet }
  writeLines(page(), [say(locale, 'sheet.title')], kind, { x: margin + width, top: paper.top - 6, end: true })
  paper.down(28)
  page().drawRectangle({ x: margin, y: paper.top - 3, width, height: 3, color: colours.bottle })
  paper.down(28)

  const start = paper.top
  const room = width - ticketWidth - 28
  const origin = facts.find(({ label }) => label === say(locale, 'sheet.origin'))?.value
  const above = { font: plain, size: 10.5, colour: colours.quiet }
  paper.down(writeLines(page(), [[brand, origin].filter(Boolean).join(' · ')], above, { x: margin, top: start }) + 2)
  const title = { font: serif, size: 25, colour: colours.ink, leading: 1.16 }
  paper.down(writeLines(page(), toLines(name, title, room), title, { x: margin, top: paper.top }) + 8)
  const codes = [
    { label: say(locale, 'sheet.number'), value: number },
    { label: say(locale, 'sheet.ean'), value: packings.rows[0]?.[3] ?? '' },
  ]
  const height = drawTicket(paper, { x: margin + width - ticketWidth, top: start + 4, lines: codes })
  paper.beside = { until: start + 4 - height - 10, width: ticketWidth + 28 }
}

function drawDescription(paper: Paper, { intro, description }: Sheet): void {
  const lead = { font: paper.bold, size: 10.5, colour: colours.ink, leading: 1.42 }
  const body = { font: paper.plain, size: 10, colour: colours.soft, leading: 1.5 }
  for (const [text, style] of [[intro, lead] as const, ...description.map((one) => [one, body] as const)]) {
    if (!text) continue
    const words = printable(text, style.font).split(/[ \n]+/)
    // line by line, since the ticket takes a part of the width only as far as it hangs down
    let line = ''
    const flush = () => {
      paper.need(style.size * style.leading)
      paper.down(writeLines(paper.page(), [line], style, { x: margin, top: paper.top }))
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

/** Under every page: what holds when, and who says so. */
function drawFeet(document: PDFDocument, { plain, serif }: Paper, { locale, dateText, shopName }: Sheet): void {
  const pages = document.getPages()
  const width = pageWidth - 2 * margin
  const small = { font: plain, size: 8.5, colour: colours.quiet }
  for (const [index, page] of pages.entries()) {
    const top = margin - 6
    page.drawRectangle({ x: margin, y: top + 10, width, height: 0.75, color: colours.grout })
    const words = `${say(locale, 'sheet.asOf', { date: dateText })}. ${say(locale, 'sheet.label')}`
    writeLines(page, [words], small, { x: margin, top })
    const right = { x: margin + width, top, end: true }
    if (pages.length > 1)
      writeLines(page, [say(locale, 'sheet.page', { page: index + 1, pages: pages.length })], small, right)
    else writeLines(page, [shopName], { ...small, font: serif, colour: colours.bottle }, right)
  }
}
