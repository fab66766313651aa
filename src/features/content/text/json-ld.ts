/** Script element with escaped content, so that no text can end it. */
export const toJsonLdScript = (data: unknown) => ({
  type: 'application/ld+json',
  children: JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
})

export const breadcrumbJsonLd = (origin: string, crumbs: readonly { name: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + href,
  })),
})
