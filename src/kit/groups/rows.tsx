import { AddButton } from '#ui/actions/add-button.tsx'
import { Quantity } from '#ui/fields/quantity.tsx'
import { Price } from '#ui/order/price.tsx'
import { Stock } from '#ui/order/stock.tsx'
import { AllergenMarks } from '#ui/product/allergen-marks.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { Row } from '#ui/rows/row.tsx'
import { RowSkeleton, Rows } from '#ui/rows/rows.tsx'
import { RowsSkeleton } from '#ui/rows/rows-skeleton.tsx'
import { type Group, long, picture } from '../examples.tsx'

const heads = {
  product: 'Product',
  pack: 'Packing',
  allergens: 'Allergens',
  stock: 'Stock',
  price: 'Price',
  quantity: 'Quantity',
}
const row = (name: string, pack: string, inCart = false) => (
  <Row
    name={name}
    href="#Row"
    tint="dairy"
    thumb={<Thumbnail source={picture} tint="dairy" href="#Row" />}
    number="200006"
    brand="Nova"
    pack={pack}
    allergens={<AllergenMarks contains={[{ icon: 'milk', name: 'Milk' }]} traces={[]} text="Contains: milk." />}
    stock={<Stock state="low">Few left</Stock>}
    price={<Price amount="€ 46.80" />}
    perUnit="€ 11.70 per kg"
    inCart={inCart}
    actions={
      <>
        <Quantity
          name="quantity"
          label={name}
          inputLabel={`Quantity, ${name}`}
          lessLabel={`Less, ${name}`}
          moreLabel={`More, ${name}`}
          defaultValue={1}
          inCart={inCart}
        />
        <AddButton label={`Add, ${name}`} inCart={inCart} />
      </>
    }
  />
)

export const rows: Group = {
  Row: {
    default: (
      <Rows heads={heads} enter="Enter">
        {row('Gouda in a row', 'Case of 4 x 1 kg')}
      </Rows>
    ),
    'in the cart': (
      <Rows heads={heads} enter="Enter">
        {row('Gouda in a row, in the cart', 'Case of 4 x 1 kg', true)}
      </Rows>
    ),
    long: (
      <Rows heads={heads} enter="Eingabe">
        {row(long.name, long.name)}
      </Rows>
    ),
  },
  RowSkeleton: {
    default: (
      <Rows heads={heads} enter="Enter">
        <RowSkeleton />
      </Rows>
    ),
  },
  Rows: {
    several: (
      <Rows heads={heads} enter="Enter" bar="1 – 3 of 3">
        {['Gouda', 'Comté', 'Parmigiano Reggiano'].map((name) => (
          <div key={name}>{row(`${name} among others`, 'Case of 4 x 1 kg')}</div>
        ))}
      </Rows>
    ),
  },
  RowsSkeleton: { default: <RowsSkeleton rows={3} label="Loading the orders" /> },
}
