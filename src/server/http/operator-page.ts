/** Markup of the operator's pages: no scripts, all their style inline and known by its hash. Called by endpoints/missing-pages.ts. */
import type { Locale } from '#i18n/locales.ts'
import { cspHash } from './content-policy.ts'
import { escapeHtml } from './fallback-document.ts'

const style =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#14211d,#eef4f1);background:light-dark(#f4f1ea,#0c1f1a)}' +
  'body{margin:0}header,main{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:1.25rem}header{font:700 1.375rem Georgia,serif}' +
  'h1{margin:0 0 .5rem;font:700 clamp(1.6rem,5vw,2.25rem)/1.2 Georgia,serif}p{margin:0 0 1rem;max-width:70ch}' +
  'ul{display:grid;gap:1rem;margin:0;padding:0;list-style:none}' +
  'li,.note{padding:1rem 1.25rem;border:1px solid light-dark(#d9d3c5,#28463d);border-radius:10px;background:light-dark(#fff,#12291f)}' +
  'h2{margin:0;font:600 1.0625rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}.muted{margin:0 0 .75rem;color:light-dark(#51605a,#a9bdb5)}' +
  '.note{margin:0 0 1.25rem;border-color:light-dark(#175346,#ffb641);overflow-wrap:anywhere}' +
  'form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}label{display:grid;gap:.25rem;flex:0 1 14rem;font-weight:600}label.wide{flex:1 1 20rem}' +
  'input,select,button{box-sizing:border-box;min-height:2.75rem;padding:.375rem .75rem;border:1px solid light-dark(#51605a,#a9bdb5);border-radius:7px;font:inherit;color:inherit;background:light-dark(#fff,#0c1f1a)}' +
  'button{font-weight:600;cursor:pointer}button.main{border-color:transparent;color:light-dark(#fff,#0c2a23);background:light-dark(#175346,#ffb641)}' +
  'button:hover{text-decoration:underline}:focus-visible{outline:3px solid light-dark(#175346,#fff);outline-offset:2px}'

type Page = { locale: Locale; brand: string; title: string; main: string }

export function operatorPage({ locale, brand, title, main }: Page, status = 200): Response {
  const policy = `default-src 'none'; style-src '${cspHash(style)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${brand} | ${title}`)}</title><style>${style}</style>`
  const html = `<!DOCTYPE html>
<html lang="${locale}"><head>${head}</head>
<body><header>${escapeHtml(brand)}</header><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      // its address is a key
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}
