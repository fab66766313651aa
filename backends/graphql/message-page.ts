// Markup of a page without scripts, with one inline style that the CSP allows by hash.
import { createHash } from 'node:crypto'
import { escapeHtml } from './html.ts'
import type { Locale } from './locales.ts'

const style =
  ':root{color-scheme:light dark;font:1rem/1.55 system-ui,sans-serif;color:light-dark(#14211d,#eef4f1);background:light-dark(#f4f1ea,#0c1f1a)}' +
  'body{margin:0}header,main{box-sizing:border-box;max-width:44rem;margin:0 auto;padding:1.25rem}' +
  'header{font:700 1.375rem Georgia,serif}h1{margin:0 0 .5rem;font:700 clamp(1.6rem,5vw,2.25rem)/1.2 Georgia,serif;overflow-wrap:anywhere}' +
  'p{margin:0 0 1.25rem;max-width:60ch}.panel{padding:1.25rem;border:1px solid light-dark(#d9d3c5,#28463d);border-radius:10px;background:light-dark(#fff,#12291f)}' +
  'dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:.5rem 1.5rem;margin:0 0 1.5rem}dt{color:light-dark(#51605a,#a9bdb5)}dd{margin:0;overflow-wrap:anywhere}' +
  '@media(max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}' +
  'button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:7px;font:600 1.0625rem system-ui,sans-serif;cursor:pointer;color:light-dark(#fff,#0c2a23);background:light-dark(#175346,#ffb641)}' +
  'button:hover{text-decoration:underline}button:focus-visible{outline:3px solid light-dark(#175346,#fff);outline-offset:3px}'
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export type Page = { html: string; policy: string }

/** @param main markup */
export function renderPage(locale: Locale, shopName: string, title: string, main: string): Page {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${shopName} | ${title}`)}</title><style>${style}</style>`
  const html = `<!DOCTYPE html>
<html lang="${locale}"><head>${head}</head>
<body><header>${escapeHtml(shopName)}</header><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
  return { html, policy }
}

/** The URL of such a page contains a secret. */
export const toPageResponse = ({ html, policy }: Page, locale: Locale, status: number) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })

export const renderMessagePage = (locale: Locale, shopName: string, title: string, text: string): Page =>
  renderPage(locale, shopName, title, `<p>${escapeHtml(text)}</p>`)

/** @param text above the button, which posts to the URL of the page */
export const renderButtonPage = (locale: Locale, shopName: string, title: string, text: string): Page =>
  renderPage(
    locale,
    shopName,
    title,
    `<p>${escapeHtml(text)}</p><form method="post"><button type="submit">${escapeHtml(title)}</button></form>`,
  )
