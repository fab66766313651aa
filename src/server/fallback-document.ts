/** Markup of the last-resort error page: no scripts, no styles of its own beyond the browser's. */

type Words = { lang: string; title: string; status: number; heading: string; message: string; action: string }

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const fallbackDocument = ({ lang, title, status, heading, message, action }: Words) => `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body><main><p>${status}</p><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p><p><a href="/">${escapeHtml(action)}</a></p></main></body>
</html>`
