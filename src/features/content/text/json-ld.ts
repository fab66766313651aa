/** Facts for search engines (schema.org) as data scripts of a page's head. Called by the heads of content and catalogue. */

/** A data script: no character of it can end one. */
export const toJsonLdScript = (data: unknown) => ({
  type: 'application/ld+json',
  children: JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
})

/** @param crumbs from the top down, with public paths */
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
