import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'

export async function readPdf(bytes: ArrayBuffer | Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const streamsOf = (contents: unknown) => {
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents]
    return parts.map((part) => (part instanceof PDFRawStream ? part : document.context.lookup(part as never)))
  }
  const texts = document.getPages().flatMap((page) =>
    streamsOf(page.node.Contents())
      .filter((stream) => stream instanceof PDFRawStream)
      .flatMap((stream) => {
        const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        const words = [...drawn.matchAll(/<([\dA-F]+)> Tj/g)]
        return words.map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
      }),
  )
  const language = document.catalog.lookup(PDFName.of('Lang'))
  return { title: document.getTitle(), author: document.getAuthor(), language: String(language), texts }
}
