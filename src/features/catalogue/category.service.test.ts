import { expect, test } from 'vitest'
import type { RequestContext } from '#server/context/context.ts'
import { makeTestContext } from '#tests/support/api-context.ts'
import { readCategoriesOfType } from './category.service.ts'

// F005
test('the brands of every page of the backend are read once', async () => {
  const commerce = (async (_: unknown, { first, page, input }: { first: number; page: number; input: object }) => ({
    categories: { data: [{ first, page, ...input }], paginatorInfo: { lastPage: 3 } },
  })) as unknown as RequestContext['publicClient']['commerce']
  const { context } = await makeTestContext({}, { publicClient: { commerce } as RequestContext['publicClient'] })
  const answers = await readCategoriesOfType(context, 'brand')
  expect(answers.flatMap(({ categories }) => categories?.data ?? [])).toEqual(
    [1, 2, 3].map((page) => ({ first: 100, page, type: 'brand' })),
  )
})
