// Applies the streamed private data of a page shell as a browser does.

export const fillPattern = /<template data-fill="(\d+)">([\s\S]*?)<\/template>/g
const placeholder = /<!--s:(\d+)-->([\s\S]*?)<!--\/s-->/g
export const privateJson = /<script type="application\/json" id="private">([\s\S]*?)<\/script>/g

export function fillShell(html: string): string {
  const fills = new Map([...html.matchAll(fillPattern)].map(([, index, content]) => [index, content]))
  const [, json = '{}'] = new RegExp(privateJson.source).exec(html) ?? []
  const { customer } = JSON.parse(json)
  return html
    .replace(fillPattern, '')
    .replace(placeholder, (_, index, fallback) => fills.get(index) ?? fallback)
    .replace('data-customer=""', `data-customer="${customer?.id ?? ''}"`)
    .replace(/<noscript><meta http-equiv="refresh"[\s\S]*?<\/noscript>/, '')
}
