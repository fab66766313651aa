import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BUTTON_VARIANTS, BUTTON_WIDTHS, Button, buttonClass } from './button.tsx'

describe.each(BUTTON_VARIANTS)('a button that looks %s', (look) => {
  test.each(BUTTON_WIDTHS)('of width %s carries its classes and its words', (width) => {
    const html = renderToStaticMarkup(
      <Button look={look} width={width}>
        Request access
      </Button>,
    )
    const widthClass = width === 'fit' ? '' : ` width-${width}`
    expect(html).toBe(`<button type="button" class="button button-${look}${widthClass}">Request access</button>`)
  })
})

test('a button without a look or width is the amber one, as wide as its words', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toBe(
    '<button type="button" class="button button-default">Add</button>',
  )
})

test('a button with an address is a link that looks like a button', () => {
  const html = renderToStaticMarkup(
    <Button href="/en/login" look="outline">
      Log in
    </Button>,
  )
  expect(html).toBe('<a href="/en/login" class="button button-outline">Log in</a>')
})

// F550
test('a loading button is busy and shows the spinner in place of its icon', () => {
  const html = renderToStaticMarkup(
    <Button icon="plus" loading>
      Adding
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('<i class="spinner" aria-hidden="true"></i>Adding')
  expect(html).not.toContain('#plus')
})

test('a router link can take the classes of a button', () => {
  expect(buttonClass({ look: 'default-arrow', width: 'full', tall: true })).toBe(
    'button button-default-arrow width-full tall',
  )
})
