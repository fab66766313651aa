import { expect, test } from 'vitest'
import { toNavNodes } from './links.ts'

type Tree = { title: string; children?: Tree[] }
const toCms = ({ title, children = [] }: Tree): Parameters<typeof toNavNodes>[0] => [
  {
    id: title,
    title,
    nodeUri: null,
    url: `/${title}`,
    newWindow: null,
    children: children.flatMap((one) => toCms(one) ?? []),
  },
]
const toTree = ({ title, children }: { title: string; children?: readonly { title: string }[] }): Tree => ({
  title,
  ...(children?.length && { children: children.map((child) => toTree(child)) }),
})

// F211, F212, F213, F214
test('a navigation keeps every node of its three levels, in the order of the CMS', () => {
  const tree = {
    title: 'range',
    children: [
      { title: 'fresh', children: [{ title: 'fish' }, { title: 'meat' }, { title: 'dairy' }] },
      { title: 'dry' },
    ],
  }
  expect(toNavNodes(toCms(tree), 'en').map((node) => toTree(node))).toEqual([tree])
})
