import { createFileRoute } from '@tanstack/react-router'
import { Product } from '../../../page/product.jsx'
import { Link } from '../link.jsx'
import { getProduct } from '../shop.js'

export const Route = createFileRoute('/product/$slug')({
  loader: ({ params }) => getProduct({ data: params.slug }),
  component: () => <Product product={Route.useLoaderData()} Link={Link} />,
})
