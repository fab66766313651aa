/** HTML of error pages: without scripts, with inline styles only. */

type Words = { lang: string; brand: string; title: string; status: number; heading: string; message: string }
/** A link; an empty `href` is the page itself. */
type Way = { href: string; label: string }

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Allowed in the content security policy by its hash; uses no fonts or images. Same colours as the error screen. */
export const fallbackStyle =
  'html{color-scheme:dark;color:#fff;background:#0c2a23;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr}' +
  'header,main{box-sizing:border-box;width:100%;max-width:44rem;margin:0 auto;padding:1.5rem}' +
  'header a{font:700 1.375rem Georgia,serif;color:inherit;text-decoration:none}' +
  'main{align-self:center;padding-bottom:20vh}p,h1{margin:0 0 1rem;overflow-wrap:anywhere}' +
  'h1{font:700 clamp(1.75rem,6vw,2.75rem)/1.15 Georgia,serif}.code{color:#ffb641;font-weight:700}.lead{color:#ddf2ec;max-width:48ch}' +
  'nav{display:flex;flex-wrap:wrap;gap:.75rem;padding-top:.5rem}' +
  'nav a{padding:.625rem 1.25rem;border:2px solid #ffb641;border-radius:.375rem;color:#ffb641;text-decoration:none;font-weight:600}' +
  'nav a:first-child{background:#ffb641;color:#0c2a23}a:hover{text-decoration:underline}a:focus-visible{outline:3px solid #fff;outline-offset:3px}'

/** @param home path of the home page */
export function fallbackDocument(
  { lang, brand, title, status, heading, message }: Words,
  home: string,
  ways: readonly Way[],
): string {
  const links = ways.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join('')
  return `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${fallbackStyle}</style></head>
<body><header><a href="${escapeHtml(home)}">${escapeHtml(brand)}</a></header><main><p class="code">${status}</p><h1>${escapeHtml(heading)}</h1><p class="lead">${escapeHtml(message)}</p><nav>${links}</nav></main></body>
</html>`
}
