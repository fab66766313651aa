// Finds text that sticks out. Runs inside the browser, so it references nothing outside of itself.

/** One line if the page scrolls sideways, and one for each text that sticks out of its card, its table cell or the page. */
export function findStickingText(): string[] {
  /** Pixels. */
  const slack = 4
  type Box = { left: number; right: number; top: number; bottom: number }
  const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.').slice(0, 80)
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const isClear = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(colour)
  function isCard(element: Element): boolean {
    const { backgroundColor, borderRightWidth, borderRightColor, display } = styleOf(element)
    if (display === 'inline' || display === 'contents') return false
    return (
      !isClear(backgroundColor) ||
      (borderRightWidth !== '0px' && !isClear(borderRightColor)) ||
      display === 'table-cell'
    )
  }

  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)

  /** @returns what the text sticks out of; null: nothing */
  function findFrame(element: Element, box: Box): string | null {
    for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX, overflowY, clipPath, position } = styleOf(each)
      const frame = each.getBoundingClientRect()
      if (clipPath !== 'none' || frame.width <= 1) return null
      if (isCard(each) && overflowX === 'visible') {
        if (box.right > frame.right + slack || box.left < frame.left - slack) return `${nameOf(each)} (width)`
        if (overflowY === 'visible' && box.bottom > frame.bottom + slack) return `${nameOf(each)} (height)`
      }
      if (overflowX !== 'visible') {
        box.left = Math.max(box.left, frame.left)
        box.right = Math.min(box.right, frame.right)
      }
      if (overflowY !== 'visible') box.bottom = Math.min(box.bottom, frame.bottom)
      if (position === 'fixed' || position === 'absolute') return null
    }
    return box.right > clientWidth + slack ? 'the page' : null
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest('option, script, style, noscript, svg')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width === 0) continue
    const frame = findFrame(parent, { left, right, top, bottom })
    if (frame)
      found.add(`${JSON.stringify(node.nodeValue.trim().slice(0, 50))} in ${nameOf(parent)} sticks out of ${frame}`)
  }
  return [...found]
}
