import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination, pagesToShow } from './pagination.tsx'

const render = (page: number, pageCount: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      href={(to) => `?page=${to}`}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(one) => `Page ${one}`}
      range="1–16 of 84 products"
    />,
  )

// F141
test('the first page has no previous link and the last page no next link', () => {
  expect(render(1, 5)).not.toContain('Previous page')
  expect(render(1, 5)).toContain('<a href="?page=2" rel="next" aria-label="Next page">')
  expect(render(5, 5)).not.toContain('Next page')
  expect(render(5, 5)).toContain('<a href="?page=4" rel="prev" aria-label="Previous page">')
})

// F141, F283
test.each([1, 3, 5])('the current page has aria-current: page %i of 5', (page) => {
  expect(render(page, 5).match(/aria-label="[^"]+" aria-current="page"/g)).toEqual([
    `aria-label="Page ${page}" aria-current="page"`,
  ])
})

test('a single page shows its range and no links', () => {
  expect(render(1, 1)).toBe(
    '<nav class="pagination" aria-label="Pages"><span class="small muted figures">1–16 of 84 products</span></nav>',
  )
})

// F141
test('shows the pages around the current one, and null for a gap of more than one page', () => {
  expect(pagesToShow(1, 13)).toEqual([1, 2, 3, 4, null, 13])
  expect(pagesToShow(4, 13)).toEqual([1, 2, 3, 4, 5, null, 13])
  expect(pagesToShow(7, 13)).toEqual([1, null, 6, 7, 8, null, 13])
  expect(pagesToShow(13, 13)).toEqual([1, null, 10, 11, 12, 13])
  expect(pagesToShow(2, 3)).toEqual([1, 2, 3])
})
