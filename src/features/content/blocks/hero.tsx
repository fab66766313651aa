import { useT } from '#i18n/i18n-provider.tsx'
import { Counter } from '#ui/counter.tsx'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { toGoods } from '../goods.ts'
import { LinkButtons } from '../link-buttons.tsx'
import { RichTextView } from '../rich-text-view.tsx'

/** From the back of the counter to its front. */
const goods = toGoods([
  'rijst',
  'wijn',
  'stokbrood',
  'citroen',
  'aardbei',
  'tomaat',
  'bloem',
  'gouda',
  'olie',
  'pelati',
  'croissant',
  'honing',
  'mosterd',
  'avocado',
  'sla',
])

/** The head of the home page: what the house promises, before the wall with its goods. */
export function Hero({ block, title }: { block: CtaBackgroundImageBlock; title: string }) {
  const t = useT()
  const tags = [
    { title: t('content.goods.tomatoes'), text: t('content.goods.tomatoesPack') },
    { title: t('content.goods.gouda'), text: t('content.goods.goudaPack'), amber: true },
    { title: t('content.goods.baguette'), text: t('content.goods.baguettePack') },
  ]
  return (
    <section className="hero wall-bg on-dark" data-block={block.type}>
      <div className="wrap">
        <h1 className="d1">{block.heading ?? title}</h1>
        <RichTextView text={block.text} className="lead" />
        <LinkButtons links={block.links} looks={['default-arrow', 'outline-white']} tall />
      </div>
      <Counter scene="home" goods={goods} tags={tags} />
    </section>
  )
}
