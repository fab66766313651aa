import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { formatTags } from '../rules/locale.ts'
import { colours, createPageCursor, margin, type PageCursor, pageWidth } from './page-cursor.ts'
import { drawTextLines } from './typeset.ts'

type About = {
  locale: Locale
  shopName: string
  title: string
  subject: string
  keywords: string[]
  /** Date of the content, ISO 8601, so that the same content gives the same bytes. */
  date: string
}

const width = pageWidth - 2 * margin

export async function openDocument(about: About): Promise<{ document: PDFDocument; paper: PageCursor }> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const [serif, plain, bold] = await Promise.all(
    [StandardFonts.TimesRomanBold, StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) =>
      document.embedFont(font),
    ),
  )
  if (!serif || !plain || !bold) throw new Error('A standard font is missing')
  const written = new Date(about.date)
  document.setTitle(about.title, { showInWindowTitleBar: true })
  document.setSubject(about.subject)
  document.setAuthor(about.shopName)
  document.setCreator(about.shopName)
  document.setProducer('pdf-lib')
  document.setKeywords(about.keywords)
  document.setLanguage(formatTags[about.locale])
  document.setCreationDate(written)
  document.setModificationDate(written)
  return { document, paper: createPageCursor(document, { serif, plain, bold }) }
}

export function drawHeader(paper: PageCursor, shopName: string, kind: string): void {
  const { serif, plain, page } = paper
  drawTextLines(page(), [shopName], { font: serif, size: 17, colour: colours.bottle }, { x: margin, top: paper.top })
  const style = { font: plain, size: 10, colour: colours.quiet }
  drawTextLines(page(), [kind], style, { x: margin + width, top: paper.top - 6, end: true })
  paper.down(28)
  page().drawRectangle({ x: margin, y: paper.top - 3, width, height: 3, color: colours.bottle })
  paper.down(28)
}

/** Footer of every page: a line of small print and the page number. */
export function drawFooters(
  document: PDFDocument,
  { plain, serif }: PageCursor,
  { locale, shopName }: About,
  words: string,
) {
  const pages = document.getPages()
  const small = { font: plain, size: 8.5, colour: colours.quiet }
  for (const [index, page] of pages.entries()) {
    const top = margin - 6
    page.drawRectangle({ x: margin, y: top + 10, width, height: 0.75, color: colours.grout })
    drawTextLines(page, [words], small, { x: margin, top })
    const right = { x: margin + width, top, end: true }
    if (pages.length > 1)
      drawTextLines(page, [formatMessage(locale, 'sheet.page', { page: index + 1, pages: pages.length })], small, right)
    else drawTextLines(page, [shopName], { ...small, font: serif, colour: colours.bottle }, right)
  }
}
