import { useMemo } from 'react'
import { renderRowActions } from '#features/cart/add/product-actions.tsx'
import type { Assortment } from '#features/listing/assortment/assortment.ts'
import type { CustomerProductData } from '#features/pricing/customer-price.ts'
import { ProductRows, RowStyles } from '#features/product/product-rows.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { resolvedPromise } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'

type AssortmentPageProps = { found: Assortment & Pick<CustomerProductData, 'avoid'>; search: string }

export function AssortmentPage({ found, search }: AssortmentPageProps) {
  const t = useT()
  const to = usePath()
  const { products, prices: given, avoid, page, pageCount } = found
  const prices = useMemo(
    () => resolvedPromise({ ok: true, value: { prices: given, avoid } }) as Promise<Result<CustomerProductData>>,
    [given, avoid],
  )
  const hrefOf = (params: Record<string, string>) => {
    const query = String(new URLSearchParams(params))
    return to('dashboardAssortment') + (query && `?${query}`)
  }
  return (
    <>
      <RowStyles />
      <PageHeader title={t('assortment.title')}>
        <Text tone="soft" measure>
          {t('assortment.text')}
        </Text>
      </PageHeader>
      {search && (
        <Button look="arrow" href={hrefOf({})}>
          {t('assortment.whole')}
        </Button>
      )}
      {products.length === 0 ? (
        <Notice title={t(search ? 'assortment.notFound' : 'assortment.empty', { search })} />
      ) : (
        <ProductRows products={products} prices={prices} renderActions={renderRowActions} />
      )}
      <Pagination
        label={t('catalogue.pages')}
        page={page}
        pageCount={pageCount}
        href={(number) => hrefOf({ ...(search && { search }), page: String(number) })}
        previousLabel={t('catalogue.previous')}
        nextLabel={t('catalogue.next')}
        pageLabel={(number) => t('catalogue.page', { number })}
      />
    </>
  )
}
