import Link from 'next/link'
import { notFound } from 'next/navigation'
import data from '../../../../page/data.json'
import { Product } from '../../../../page/product.jsx'

export const revalidate = 3600

export const generateStaticParams = () => Object.keys(data.products).map((slug) => ({ slug }))

export default async function Page({ params }) {
  const product = data.products[(await params).slug]
  return product ? <Product product={product} Link={Link} /> : notFound()
}
