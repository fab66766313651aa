import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import data from '../../page/data.json'

export const getFrame = createServerFn().handler(() => data.frame)

export const getListing = createServerFn().handler(() => data.listing)

export const getProduct = createServerFn()
  .validator((slug) => String(slug))
  .handler(({ data: slug }) => {
    const product = data.products[slug]
    if (!product) throw notFound()
    return product
  })
