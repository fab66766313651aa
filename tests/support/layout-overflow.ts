// Finds overflow and misaligned controls. Both functions run inside the browser, so they reference nothing outside of themselves.

/** One line if the page scrolls sideways, and one for each word that is cut off, sticks out of its box or breaks inside a heading. */
export function findOverflow(): string[] {
  /** Rounding, in pixels. */
  const slack = 1.5
  const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.')
  const told = (text: string | null) => JSON.stringify(text?.trim().replace(/\s+/g, ' ').slice(0, 60))
  const frames = 'a, button, label, summary, td, th, .button, .chip, .unit, .quantity'

  interface Edge {
    left: number
    right: number
    bottom: number
    by: string
  }
  const page: Edge = {
    left: 0,
    right: document.documentElement.clientWidth,
    bottom: Number.POSITIVE_INFINITY,
    by: 'page',
  }
  const edges = new Map<Element, Edge | null>([[document.body, page]])
  /** The box in which text of an element is visible; null if it is visually hidden. Scroll containers have no limit. */
  function edgeOf(element: Element): Edge | null {
    const known = edges.get(element)
    if (known !== undefined) return known
    let edge = element.parentElement ? edgeOf(element.parentElement) : page
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
    if (clipPath !== 'none') edge = null
    else if (position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll')
      edge = {
        left: Number.NEGATIVE_INFINITY,
        right: Number.POSITIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
        by: '',
      }
    else if (edge && (overflowX !== 'visible' || element.matches(frames))) {
      const { left, right, bottom } = element.getBoundingClientRect()
      const by = nameOf(element)
      if (left > edge.left) edge = { ...edge, left, by }
      if (right < edge.right) edge = { ...edge, right, by }
      if (overflowY !== 'visible' && bottom < edge.bottom) edge = { ...edge, bottom, by }
    }
    edges.set(element, edge)
    return edge
  }
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest('option, script, style') || !isSeen(parent)) continue
    const edge = edgeOf(parent)
    if (!edge) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // glyphs may exceed their line box slightly
      const below = (top + bottom) / 2 > edge.bottom
      if (left < edge.left - slack || right > edge.right + slack || below)
        found.add(`${told(node.nodeValue)} cut by ${edge.by}`)
    }
  }

  // a heading may break only between words and after hyphens
  for (const heading of [...document.querySelectorAll('h1, h2, h3')].filter(isSeen)) {
    for (const node of heading.childNodes) {
      for (const { 0: word, index } of node.nodeType === Node.TEXT_NODE
        ? (node.nodeValue ?? '').matchAll(/[^\s\u00ad/–-]+/g)
        : []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) found.add(`${told(word)} broken in ${nameOf(heading)}`)
      }
    }
  }

  // the browser renders the text of a field itself, so it is measured in a copy
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]')
  const chosen = [...fields].filter(isSeen).map((field) => {
    // single properties: the full style has 400, each of which the browser would compute
    const { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing, paddingLeft, paddingRight } =
      getComputedStyle(field)
    // a search field reserves space for its clear button
    const cross = field.type === 'search' ? 18 : 0
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
    const room = field.clientWidth - padding - cross
    const copy = document.createElement('span')
    copy.textContent = 'placeholder' in field ? field.placeholder : (field.selectedOptions[0]?.textContent ?? '')
    const font = { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing }
    Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap', ...font })
    return { field, room, copy }
  })
  document.body.append(...chosen.map(({ copy }) => copy))
  for (const { field, room, copy } of chosen) {
    const { width } = copy.getBoundingClientRect()
    if (width > room + slack)
      found.add(`${told(copy.textContent)} cut by ${nameOf(field)}: ${Math.ceil(width)} > ${Math.floor(room)}`)
  }
  for (const { copy } of chosen) copy.remove()

  // an image may be cropped at top and bottom, but not at the sides
  for (const image of [...document.images].filter(isSeen)) {
    const { width, height } = image.getBoundingClientRect()
    const [wide, high] = ['width', 'height'].map((side) => Number(image.getAttribute(side)))
    if (wide && high && getComputedStyle(image).objectFit === 'cover' && width / height < (wide / high) * 0.85)
      found.add(`${image.currentSrc || image.src} loses its sides: ${Math.round(width)} × ${Math.round(height)}`)
  }
  return [...found]
}

/** One line for neighbouring controls that are not on one line: of the tiles in a row, of the rows in a table. */
export function findMisalignment(): string[] {
  const places = new Map<string, Set<number>>()
  const add = (line: string, place: number) => places.set(line, (places.get(line) ?? new Set()).add(Math.round(place)))
  for (const tile of document.querySelectorAll('.tile:has(.quantity)')) {
    const units = [...tile.querySelectorAll('option, .unit')].map((one) => one.firstChild?.nodeValue?.length ?? 0)
    // a long unit name ("case 2,400 × 7.5 g") takes a second line instead of being cut off
    if (Math.max(0, ...units) > 12) continue
    const { top } = tile.getBoundingClientRect()
    add(
      `quantities of the tiles at ${Math.round(top)}`,
      tile.querySelector('.quantity')?.getBoundingClientRect().top ?? 0,
    )
  }
  for (const step of document.querySelectorAll('.product-row [data-step]'))
    add(`${step.getAttribute('data-step')} of the rows`, step.getBoundingClientRect().left)
  return [...places].flatMap(([line, found]) => (found.size > 1 ? `${line} stand at ${[...found].join(', ')}` : []))
}
