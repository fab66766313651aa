import type { Context } from '../context/context.ts'
import { toFormNode } from '../nodes/form-node.ts'
import { type EntryNode, toAssetNodes, toBlockNodes, toEntryNodes, toLinkNodes } from '../nodes/nodes.ts'
import type { StoredBlock } from '../rules/stored.ts'
import type { Resolvers } from './generated/types.ts'

export const blockTypes = [
  'textColumns',
  'cards',
  'usp',
  'defaultColumns',
  'cta',
  'ctaBackgroundImage',
  'newsOverview',
  'quoteSlider',
  'newsSlider',
  'ctaForm',
  'products',
]

const block = (node: EntryNode) => node.content as StoredBlock

type Plain = 'text' | 'icon' | 'articleNumbers' | 'spacingTop' | 'spacingBottom' | 'backgroundColor' | 'pageSize'

const plain =
  <Name extends Plain>(name: Name) =>
  (node: EntryNode) =>
    block(node)[name] ?? null

const parts = (name: string, types: string[]) => (node: EntryNode) => toBlockNodes(node, block(node)[name], types)

const links = (node: EntryNode, _args: unknown, context: Context) => toLinkNodes(block(node).links, node, context)

const asset = (name: 'image' | 'thumbnail' | 'video') => (node: EntryNode, _args: unknown, context: Context) =>
  toAssetNodes(block(node)[name], node, context)

const entries = (name: 'quotes' | 'newsItems', section: string) => {
  return async (node: EntryNode, _args: unknown, context: Context) => {
    const found = await toEntryNodes(block(node)[name] ?? [], node, context)
    return found.filter(({ sectionHandle }) => sectionHandle === section)
  }
}

const form = async (node: EntryNode, _args: unknown, context: Context) => {
  const { form: handle } = block(node)
  const row = handle ? await context.form(node.siteId, handle) : undefined
  return row ? [toFormNode(row, context.now())] : []
}

const look = {
  spacingTop: plain('spacingTop'),
  spacingBottom: plain('spacingBottom'),
  backgroundColor: plain('backgroundColor'),
}
const text = plain('text')

export const blockResolvers: Resolvers = {
  textColumns_Entry: { ...look, textColumns: parts('textColumns', ['textColumn']) },
  textColumn_Entry: { text, links },
  cards_Entry: { ...look, text, cards: parts('cards', ['card']) },
  card_Entry: { text, links, fieldImage: asset('image') },
  usp_Entry: { ...look, usps: parts('usps', ['uspItem']) },
  uspItem_Entry: { text, icon: plain('icon') },
  defaultColumns_Entry: {
    ...look,
    defaultColumns: parts('defaultColumns', ['textColumn', 'imageColumn', 'videoColumn']),
  },
  imageColumn_Entry: { fieldImage: asset('image') },
  videoColumn_Entry: { fieldVideo: asset('video'), fieldThumbnail: asset('thumbnail') },
  cta_Entry: { ...look, text, links },
  ctaBackgroundImage_Entry: { ...look, text, links, fieldImage: asset('image') },
  newsOverview_Entry: { ...look, pageSize: plain('pageSize') },
  quoteSlider_Entry: { ...look, quotes: entries('quotes', 'quotes') },
  newsSlider_Entry: { ...look, newsItems: entries('newsItems', 'newsPages'), links },
  ctaForm_Entry: { ...look, text, form },
  products_Entry: { ...look, articleNumbers: plain('articleNumbers') },
}
