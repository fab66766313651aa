// Positions of labels and buttons in CMS forms, which their editors choose.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openSharedPage } from '../support/browser.ts'

let page: Page
beforeAll(async () => {
  const shared = await openSharedPage()
  page = shared.page
  await page.goto('/en/contact')
  return shared.close
})

/** Gives an element one of its classes with this stem, and returns the boxes of the elements that the class places. */
const boxesWith = (selector: string, stem: string, position: string, parts: string[]) =>
  page.locator(selector).evaluate(
    (element, { stem, position, parts }) => {
      const kept = [...element.classList].filter((name) => !name.startsWith(stem))
      element.setAttribute('class', [...kept, stem + position].join(' '))
      return parts.map((part) => {
        const { left, right, top, bottom } = (element.querySelector(part) ?? element).getBoundingClientRect()
        return { left, right, top, bottom, middle: (left + right) / 2 }
      })
    },
    { stem, position, parts },
  )

// F242
test.each(['above', 'below', 'left', 'right'])('a label with the position %s is there', async (position) => {
  const field = '.cms-form .field:has([name=message])'
  const [label, box] = await boxesWith(field, 'label-', position, ['label', 'textarea'])
  if (!label || !box) throw new Error('no label')
  const isThere = {
    above: label.bottom <= box.top,
    below: label.top >= box.bottom,
    left: label.right <= box.left && label.top >= box.top,
    right: label.left >= box.right && label.top >= box.top,
  }
  expect(Object.entries(isThere).flatMap(([name, value]) => (value ? [name] : []))).toEqual([position])
})

// F237
test('buttons are on the left, on the right, in the centre, or on both sides', async () => {
  await page.locator('.cms-form .form-end').evaluate((row) => {
    row.prepend(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Back' }))
  })
  const at = async (position: string) => {
    const boxes = await boxesWith('.cms-form .form-end', 'buttons-', position, ['x', 'button', '[type=submit]'])
    const [row, back, submit] = boxes
    if (!row || !back || !submit) throw new Error('no buttons')
    const middle = (back.left + submit.right) / 2
    return [back.left - row.left < 1, Math.abs(middle - row.middle) < 1, row.right - submit.right < 1]
  }
  expect(await at('left')).toEqual([true, false, false])
  expect(await at('center')).toEqual([false, true, false])
  expect(await at('right')).toEqual([false, false, true])
  expect(await at('left-right')).toEqual([true, true, true])
})
