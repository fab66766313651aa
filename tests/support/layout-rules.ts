// Checks layout rules of a page. Runs inside the browser, so it references nothing outside of itself.

/** One line for each rule that the open page violates at its current width. */
export function findLayoutViolations(): string[] {
  const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.')
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0
  const seen = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter(isSeen)
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const found: string[] = []

  // the footer of a short page ends at the bottom of the window
  const footer = document.querySelector('footer.footer')
  const tabs = document.querySelector('.tab-bar')
  const free = innerHeight - (tabs && isSeen(tabs) ? boxOf(tabs).height : 0)
  if (footer && scrollY === 0 && boxOf(footer).bottom < free - 1)
    found.push(`the foot ends at ${Math.round(boxOf(footer).bottom)} of ${free}`)

  // on desktop the products begin within 230 px
  const products = document.querySelector('.results :is(.tile-wall, .rows)')
  if (products && innerWidth >= 1440 && scrollY === 0 && boxOf(products).top > 230)
    found.push(`the first product begins at ${Math.round(boxOf(products).top)}`)

  // amber marks the action that continues an order: one at a time in view
  const amber = 'rgb(255, 182, 65)'
  const amberActions = seen('a, button').filter((one) => getComputedStyle(one).backgroundColor === amber)
  // the buttons of a block are chosen by an editor
  const inside = amberActions.filter(
    (one) => one.closest('main') && !one.closest('[data-block], .tile:hover, .product-row:hover'),
  )
  const tops = inside.map((one) => boxOf(one).top).toSorted((a, b) => a - b)
  if (tops.some((top, place) => place > 0 && top - (tops[place - 1] ?? 0) < innerHeight * 0.8))
    found.push(`several amber actions: ${inside.map((one) => one.textContent?.trim()).join(' | ')}`)
  const elsewhere = amberActions.filter((one) => !one.closest('main, dialog') && !one.matches('.cart-button'))
  if (elsewhere.length > 0) found.push(`amber in the frame: ${elsewhere.map(nameOf).join(' | ')}`)

  // steppers of one context have the same width, and touch targets of at least 32 × 40 px
  const kinds = ['.tile', '.product-row', '.cart-row', '.set-line', '.list-line']
  for (const kind of kinds) {
    // a long unit name ("case 2,400 × 7.5 g") takes the whole tile
    const isShort = (one: Element) => ![...one.querySelectorAll('option')].some(({ label }) => label.length > 12)
    const widths = new Set(
      seen(`${kind} .quantity`)
        .filter(isShort)
        .map((one) => Math.round(boxOf(one).width)),
    )
    if (widths.size > 1) found.push(`steppers of ${kind} are ${[...widths].join(', ')} wide`)
  }
  const steps = seen('.quantity [data-step]')
  for (const step of steps) {
    const { width, height } = boxOf(step)
    if (width < 32 || height < 40) found.push(`a step of ${Math.round(width)} × ${Math.round(height)}`)
  }
  const middles = steps.map((step) => ({
    x: boxOf(step).x + boxOf(step).width / 2,
    y: boxOf(step).y + boxOf(step).height / 2,
  }))
  const near = middles.some((one, place) =>
    middles.slice(place + 1).some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < 44),
  )
  if (near) found.push('two steps closer than a thumb is wide')

  // the multiplication sign is ×, not x
  const letter = /\d\s*x\s*\d/.exec(document.querySelector('main')?.textContent ?? '')
  if (letter) found.push(`times as a letter: ${letter[0]}`)
  return [...new Set(found)]
}
