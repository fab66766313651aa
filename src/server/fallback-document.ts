/** Markup of the last-resort pages: constant, without scripts, and with all the style they have. */

type Words = { lang: string; title: string; status: number; heading: string; message: string }
/** Where the one link leads. */
type Action = { href: string; label: string }

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Known to the content security policy by its hash. */
export const fallbackStyle =
  'html{color-scheme:light dark;color:light-dark(#13231f,#eef4f1);background:light-dark(#fbf8f1,#0b1714);font:1.0625rem/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center}' +
  'main{max-width:32rem;padding:1.5rem}p,h1{margin:0 0 1rem}h1{font-size:1.75rem;line-height:1.2}' +
  'a{display:inline-block;padding:.625rem 1.25rem;border:2px solid;border-radius:.25rem;color:inherit;text-decoration:none;font-weight:600}' +
  'a:hover{text-decoration:underline}'

export const fallbackDocument = ({ lang, title, status, heading, message }: Words, action: Action) => `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${fallbackStyle}</style></head>
<body><main><p>${status}</p><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p><p><a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p></main></body>
</html>`
