import { AddButton } from '#ui/actions/add-button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Quantity } from '#ui/fields/quantity.tsx'
import { SIZES } from '#ui/images/picture.tsx'
import { TINTS } from '#ui/layout/tint.ts'
import { Price } from '#ui/order/price.tsx'
import { Stock } from '#ui/order/stock.tsx'
import { AllergenGrid } from '#ui/product/allergen-grid.tsx'
import { AllergenMarks, AllergenSign } from '#ui/product/allergen-marks.tsx'
import { AllergenMatrix } from '#ui/product/allergen-matrix.tsx'
import { ProductImage } from '#ui/product/product-image.tsx'
import { SuitabilityBadge } from '#ui/product/suitability-badge.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { Tile, type TileProps } from '#ui/product/tile.tsx'
import { TileSkeleton } from '#ui/product/tile-skeleton.tsx'
import { type Group, long, picture } from '../examples.tsx'

const levels = ['contains', 'traces', 'free', 'unknown'] as const
const texts = { contains: 'Contains', traces: 'May contain traces', free: 'Free', unknown: 'Not declared' }
const icons = ['milk', 'grains', 'egg', 'fish', 'acorn', 'soya', 'celery', 'mustard'] as const
const cells = icons.map((_, index) => {
  const level = levels[index % 4] ?? 'unknown'
  return { level, text: texts[level] }
})
const tilePicture = { source: picture, alt: '', sizes: SIZES.tile }

const ordering = (label: string, inCart = false) => (
  <>
    <Quantity
      name="quantity"
      label={label}
      inputLabel={`Quantity, ${label}`}
      lessLabel={`Less, ${label}`}
      moreLabel={`More, ${label}`}
      defaultValue={1}
      unit="case"
      inCart={inCart}
    />
    <AddButton label={`Add, ${label}`} inCart={inCart} />
  </>
)
const tile = (name: string, more: Partial<TileProps> = {}) => (
  <Tile
    name={name}
    href="#Tile"
    level={3}
    tint="dairy"
    media={<ProductImage tint="dairy" picture={tilePicture} href="#Tile" />}
    brandline="Nova"
    pack="Case of 4 x 1 kg"
    number="200006"
    price={<Price amount="€ 46.80" unit="per case" />}
    stock={<Stock state="in">In stock</Stock>}
    actions={ordering(name)}
    {...more}
  />
)

export const product: Group = {
  AllergenGrid: {
    default: (
      <AllergenGrid
        caption="Allergens of the order"
        itemLabel="Product"
        columns={icons.map((icon) => ({ icon, name: icon }))}
        rows={[
          { id: '1', name: <a href="#AllergenGrid">Gouda</a>, note: '200006', cells },
          { id: '2', name: <a href="#AllergenGrid-long">{long.name}</a>, note: long.word, cells: cells.toReversed() },
        ]}
        legend={levels.map((level) => ({ level, text: texts[level] }))}
      />
    ),
  },
  AllergenMarks: {
    few: <AllergenMarks contains={[{ icon: 'milk', name: 'Milk' }]} traces={[]} text="Contains: milk." />,
    many: (
      <AllergenMarks
        contains={icons.slice(0, 5).map((icon) => ({ icon, name: icon }))}
        traces={icons.slice(5).map((icon) => ({ icon, name: icon }))}
        text="Contains five, traces of three."
      />
    ),
  },
  AllergenSign: {
    none: <AllergenSign sign="none" text="Free of allergens" />,
    unknown: <AllergenSign sign="unknown" text="Not declared" />,
  },
  AllergenMatrix: {
    default: (
      <AllergenMatrix
        items={icons.map((icon, index) => ({
          icon,
          name: index === 3 ? long.word : icon,
          level: levels[index % 4] ?? 'unknown',
          text: texts[levels[index % 4] ?? 'unknown'],
        }))}
      />
    ),
  },
  ProductImage: {
    picture: <ProductImage tint="dairy" picture={tilePicture} href="#ProductImage" />,
    'no picture': <ProductImage tint="fish" />,
    chips: (
      <ProductImage
        tint="bakery"
        picture={tilePicture}
        chips={
          <>
            <Chip look="promo">-15 %</Chip>
            <Chip look="solid">New</Chip>
          </>
        }
      />
    ),
    slab: <ProductImage tint="drinks" picture={tilePicture} onSlab />,
  },
  SuitabilityBadge: Object.fromEntries(
    (['contains', 'may_contain', 'unknown', 'free'] as const).flatMap((state) => [
      [
        state,
        <SuitabilityBadge key={state} state={state}>
          {state === 'unknown' ? 'Nicht deklariert' : 'Contains milk'}
        </SuitabilityBadge>,
      ],
      [
        `${state}, compact`,
        <SuitabilityBadge key={`${state} compact`} state={state} compact>
          Contains milk
        </SuitabilityBadge>,
      ],
    ]),
  ),
  Thumbnail: {
    picture: <Thumbnail source={picture} tint="dairy" />,
    link: <Thumbnail source={picture} tint="dairy" href="#Thumbnail" />,
    ...Object.fromEntries(TINTS.map((tint) => [tint, <Thumbnail key={tint} tint={tint} />])),
  },
  Tile: {
    customer: tile('Gouda, aged 18 months'),
    'in the cart': tile('Gouda in the cart', {
      inCart: '12 cases in the cart',
      actions: ordering('Gouda in the cart', true),
      bookmark: <IconButton className="save-button" icon="bookmark-simple-fill" label="On a list" />,
    }),
    promotion: tile('Gouda, promotion', {
      media: <ProductImage tint="dairy" picture={tilePicture} href="#Tile" chips={<Chip look="promo">-15 %</Chip>} />,
      was: <s>€ 55.00</s>,
      perUnit: '€ 11.70 per kg',
    }),
    guest: tile('Gouda for guests', { guest: <a href="#Tile">Log in for prices</a> }),
    'sold out': tile('Gouda, sold out', { stock: <Stock state="out">Sold out</Stock>, actions: undefined }),
    long: tile(long.name, { brandline: long.word, pack: long.name, lang: 'de' }),
  },
  TileSkeleton: { default: <TileSkeleton /> },
}
