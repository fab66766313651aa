import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BUTTON_VARIANTS, BUTTON_WIDTHS, Button, buttonClass } from './button.tsx'

// F534, F535, F536, F537, F538, F539, F540, F541, F542, F543, F544, F545, F546, F547, F548, F549
test('a button has thirteen variants and three widths', () => {
  expect(BUTTON_VARIANTS.toSorted()).toEqual([
    'arrow',
    'arrow-white',
    'default',
    'default-arrow',
    'default-arrow-white',
    'default-black-sm',
    'default-white',
    'outline',
    'outline-sm',
    'outline-white',
    'simple',
    'simple-lg',
    'text-link',
  ])
  expect(BUTTON_WIDTHS).toEqual(['fit', 'auto', 'full'])
})

describe.each(BUTTON_VARIANTS)('a button with variant %s', (look) => {
  test.each(BUTTON_WIDTHS)('has the classes of width %s and its text', (width) => {
    const html = renderToStaticMarkup(
      <Button look={look} width={width}>
        Request access
      </Button>,
    )
    const widthClass = width === 'fit' ? '' : ` width-${width}`
    expect(html).toBe(`<button type="button" class="button button-${look}${widthClass}">Request access</button>`)
  })
})

// F534, F547
test('a button has variant default and width fit by default', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toBe(
    '<button type="button" class="button button-default">Add</button>',
  )
})

// F547, F548, F549
test.each(BUTTON_WIDTHS)('a button with href has the classes of width %s, like one without', (width) => {
  const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]
  const link = (
    <Button href="/en/login" width={width} tall small className="more">
      Log in
    </Button>
  )
  const button = (
    <Button width={width} tall small className="more">
      Log in
    </Button>
  )
  expect(classOf(renderToStaticMarkup(link))).toBe(classOf(renderToStaticMarkup(button)))
  expect(classOf(renderToStaticMarkup(link))).toBe(buttonClass({ width, tall: true, small: true, className: 'more' }))
})

test('a button with href is a link with the button classes', () => {
  const html = renderToStaticMarkup(
    <Button href="/en/login" look="outline">
      Log in
    </Button>,
  )
  expect(html).toBe('<a href="/en/login" class="button button-outline">Log in</a>')
})

// F550
test('a loading button has aria-busy and a spinner in place of its icon', () => {
  const html = renderToStaticMarkup(
    <Button icon="plus" loading>
      Adding
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('<i class="spinner" aria-hidden="true"></i>Adding')
  expect(html).not.toContain('#plus')
})

test('buttonClass returns the classes for a router link', () => {
  expect(buttonClass({ look: 'default-arrow', width: 'full', tall: true })).toBe(
    'button button-default-arrow width-full tall',
  )
})
