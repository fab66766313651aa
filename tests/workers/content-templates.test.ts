import { describe, expect, test } from 'vitest'
import { assets } from '#backends/content/seed/data/assets.ts'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import {
  asLinks,
  blocksIn,
  crumbsOf,
  editorsPagesOn,
  inOrder,
  pathOf,
  siteOf,
  titlesOf,
  types,
} from '../support/cms-pages.ts'
import { headingOf, headLinks, titleOf } from '../support/head.ts'
import { elementsOf, jsonLdOf, linksOf, textOf } from '../support/read-html.ts'
import { runtimes } from '../support/runtimes.ts'

// one runtime is enough: rendering does not depend on it
describe.each(runtimes.slice(0, 1))('content templates', (runtime) => {
  const { see, listed, written, visit, whileChanged } = editorsPagesOn(runtime)

  // F116, F196
  test.each(locales)(
    'the home page has its first block, then departments and products, then the other blocks (%s)',
    async (locale) => {
      const { html, main, blocks } = await visit('home', locale)
      expect(textOf(headingOf(html))).toBe(titlesOf(blocks)[0])
      expect(blocksIn(main)).toEqual(types(blocks))
      inOrder(main, [
        'class="hero',
        'class="department-wall"',
        'class="wrap section shelf"',
        `data-block="${blocks[1]?.type}"`,
      ])
      expect(crumbsOf(main)).toEqual([])
    },
  )

  // F116
  test('the home page has one h1 if the editor placed no hero', async () => {
    await whileChanged(
      "blocks = json_remove(blocks, '$[0]')",
      `entry_id = ${entryIds.home} AND site_id = 2`,
      async () => {
        const { html, main } = await see('/en')
        expect(blocksIn(main)).not.toContain('hero')
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
        expect(textOf(headingOf(html))).not.toBe('')
      },
    )
  })

  // F022, F122, F197, F215
  test.each(locales)('a default page shows its breadcrumbs and its blocks in order (%s)', async (locale) => {
    const about = await visit('about', locale)
    expect(textOf(headingOf(about.html))).toBe(about.title)
    expect(blocksIn(about.main)).toEqual(types(about.blocks))
    inOrder(about.words, titlesOf(about.blocks))
    const deep = await visit('temperatures', locale)
    const above = await Promise.all((['service', 'delivery', 'coldChain'] as const).map((key) => written(key, locale)))
    inOrder(deep.words, [...above.map(({ title }) => title), deep.title])
    expect(crumbsOf(deep.main).slice(1)).toEqual(above.map(({ path }) => path))
  })

  // F215
  test('a text block after other blocks stays at its place', async () => {
    const before = types((await visit('about', 'en')).blocks)
    expect([before[0], before[1] === before[0]]).toEqual(['textColumns', false])
    await whileChanged(
      "blocks = json_insert(json_remove(blocks, '$[0]'), '$[#]', json_extract(blocks, '$[0]'))",
      `entry_id = ${entryIds.about} AND site_id = 2`,
      async () => expect(blocksIn((await visit('about', 'en')).main)).toEqual([...before.slice(1), before[0]]),
    )
  })

  // F024, F117, F200, F201, F454
  test.each(locales)('the jobs page lists every job between its first block and the others (%s)', async (locale) => {
    const { html, main, blocks, title } = await visit('jobs', locale)
    const jobs = asLinks(await listed("e.section = 'jobsPages'", locale), locale)
    expect(jobs).toHaveLength(6)
    expect(textOf(headingOf(html))).toBe(title)
    expect(
      linksOf(elementsOf(main, 'ul').find(({ attributes }) => attributes.class === 'link-rows')?.inside ?? ''),
    ).toEqual(jobs)
    const [first, second] = types(blocks)
    inOrder(main, [`data-block="${first}"`, 'class="link-rows"', `data-block="${second}"`])
    expect(blocksIn(main)).toEqual(types(blocks))
  })

  // F024, F119, F201
  test.each(locales)('a job shows its blocks, an application form and a link back to all jobs (%s)', async (locale) => {
    const { html, main, words, title, blocks } = await visit('buyerFish', locale)
    const overview = await written('jobs', locale)
    expect(textOf(headingOf(html))).toBe(title)
    expect(crumbsOf(main).slice(1)).toEqual([overview.path])
    expect(blocksIn(main)).toEqual(types(blocks))
    inOrder(words, titlesOf(blocks))
    expect(main).toContain('value="jobApplication"')
    expect(linksOf(main).at(-1)).toEqual([overview.path, overview.title])
  })

  const dates = { nl: '18 november 2026', en: '18 November 2026', de: '18. November 2026', fr: '18 novembre 2026' }
  const more = { nl: 'Al het nieuws', en: 'All news', de: 'Alle Neuigkeiten', fr: 'Toutes les actualités' }
  const pictureIn = (html: string) => /<img[^>]*src="\/img\/\d+(\/[^"?]+)[^"]*"/.exec(html)?.[1]
  const pathTo = (key: 'dairy' | 'fish') => `/content${assets[key].path}`

  // F023, F039, F120, F189, F190, F191, F192, F193, F194, F195, F198, F230, F449, F456
  test('an article shows its date, its image and a link to the overview, which shows its thumbnail; its SEO data is in the head', async () => {
    // and its uri is not below the overview
    const language = "substr('nl en de fr', site_id * 3 - 2, 2)"
    const set = `uri = 'read/' || slug, fields = json_set(fields, '$.image', ${assets.dairy.id}, '$.thumbnail', ${assets.fish.id}),
      seo = json_set(seo, '$.title', 'SEO ' || ${language} || ' | Proviant', '$.description', 'Words ' || ${language})`
    const look = async (locale: Locale) => {
      const { html, main, title, path, blocks, fields } = await visit('strawberries', locale)
      const overview = await visit('news', locale)
      expect(textOf(headingOf(html))).toBe(title)
      const [day] = elementsOf(main, 'time')
      expect([day?.text, day?.attributes.datetime]).toEqual([dates[locale], '2026-11-18T05:00:00Z'])
      expect(pictureIn(main)).toBe(pathTo('dairy'))
      const [image = ''] = main.match(/<img[^>]*>/) ?? []
      for (const part of [`alt="${assets.dairy.alt[locale]}"`, ' width="2560" height="1600"'])
        expect(image).toContain(part)
      expect([...image.matchAll(/ (\d+)w\b/g)].map(([, width]) => Number(width))).toEqual([
        413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560,
      ])
      // the title without the site name, which the title of the document begins with
      expect(textOf(titleOf(html))).toBe(`Proviant | SEO ${locale}`)
      for (const tag of [
        `<meta name="description" content="Words ${locale}"`,
        `content="SEO ${locale} | Proviant" property="og:title"`,
        `content="summary_large_image" name="twitter:card"`,
      ])
        expect(html).toContain(tag)
      expect(headLinks(html)).toMatchObject({ canonical: path, alternates: { [locale]: path } })
      const headline = `SEO ${locale} | Proviant`
      expect(jsonLdOf(html, 'NewsArticle')).toMatchObject([{ headline, description: `Words ${locale}` }])
      // the first block repeats the introduction, which is above the image
      const { intro, author } = JSON.parse(fields)
      expect(blocksIn(main)).toEqual(types(blocks).slice(1))
      inOrder(textOf(main), [title, textOf(intro), dates[locale], author])
      expect(crumbsOf(main).slice(1)).toEqual([overview.path])
      expect(linksOf(main).at(-1)).toEqual([overview.path, more[locale]])
      const card = elementsOf(overview.main, 'a').find(({ attributes }) => attributes.href === path)
      expect(pictureIn(card?.inside ?? '')).toBe(pathTo('fish'))
      expect(card?.text).toContain(textOf(`${dates[locale]} ${title} ${JSON.parse(fields).intro}`))
    }
    await whileChanged(set, `entry_id = ${entryIds.strawberries}`, async () => {
      for (const locale of locales) await look(locale)
    })
  })

  // F023, F118, F202, F222, F457, F501
  test('the news overview lists all articles, newest first and large, with the configured page size', async () => {
    const locale = 'fr'
    const all = asLinks(await listed("e.section = 'newsPages'", locale), locale).map(([href]) => href)
    expect(all).toHaveLength(12)
    const { path } = await written('news', locale)
    const cardsOf = (main: string) =>
      elementsOf(main, 'a').filter(({ attributes }) => /^card\b/.test(attributes.class ?? ''))
    const set = `blocks = json_set(blocks, '$[0].pageSize', 5)`
    await whileChanged(set, `entry_id = ${entryIds.news} AND site_id = ${siteOf(locale)}`, async () => {
      const pages = await Promise.all([path, `${path}?page=2`, `${path}?page=3`].map(see))
      const cards = pages.map(({ main }) => cardsOf(main))
      expect(cards.map((page) => page.map(({ attributes }) => attributes.href))).toEqual([
        all.slice(0, 5),
        all.slice(5, 10),
        all.slice(10),
      ])
      const large = cards.map((page) =>
        page.map(({ attributes }) => /lead-card/.test(attributes.class ?? '')).indexOf(true),
      )
      expect(large).toEqual([0, -1, -1])
      const ways = pages.map(({ main }) => {
        const links = elementsOf(elementsOf(main, 'nav').at(-1)?.inside ?? '', 'a')
        return ['prev', 'next'].map((rel) => links.find(({ attributes }) => attributes.rel === rel)?.attributes.href)
      })
      expect(ways).toEqual([
        [undefined, `${path}?page=2`],
        [path, `${path}?page=3`],
        [`${path}?page=2`, undefined],
      ])
      expect(pages.map(({ html }) => headLinks(html).canonical)).toEqual([path, `${path}?page=2`, `${path}?page=3`])
      expect(titleOf(pages[1]?.html ?? '')).toBe('Proviant | Actualités, Page 2')
      expect((await see(`${path}?page=4`)).status).toBe(404)
    })
  })

  // F025, F121, F199, F455
  test.each(locales)('a legal page links to the others and marks the current one (%s)', async (locale) => {
    const all = await listed("e.section = 'legalPages'", locale)
    expect(all).toHaveLength(3)
    for (const { entry_id, uri } of all) {
      const { main, words } = await see(pathOf(locale, uri))
      const tabs = elementsOf(main, 'nav')[1]?.inside ?? ''
      expect(linksOf(tabs)).toEqual(asLinks(all, locale))
      const current = elementsOf(tabs, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page')
      expect(current.map(({ attributes }) => attributes.href)).toEqual([pathOf(locale, uri)])
      const { blocks } = JSON.parse(`{"blocks":${all.find((row) => row.entry_id === entry_id)?.blocks}}`)
      expect(blocksIn(main)).toEqual(types(blocks))
      inOrder(words, titlesOf(blocks))
    }
  })

  // F026, F203, F450
  test.each(locales)(
    'the FAQ page shows every answer with its links and contains them as structured data (%s)',
    async (locale) => {
      const { html, main } = await visit('faqPage', locale)
      const faqs = (await listed("e.section = 'faq'", locale)).map(({ title, fields }) => ({
        title,
        ...JSON.parse(fields),
      }))
      expect(faqs).toHaveLength(8)
      const shown = elementsOf(main, 'details').map(({ inside }) => ({
        question: elementsOf(inside, 'summary')[0]?.text,
        answer: textOf(inside.slice(inside.indexOf('</summary>'))),
        links: linksOf(inside),
      }))
      const [data, ...others] = jsonLdOf(html, 'FAQPage')
      const questions = (data?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
      expect(others).toEqual([])
      expect(shown.map(({ question }) => question)).toEqual(faqs.map(({ title }) => title))
      expect(questions.map(({ name }) => textOf(name))).toEqual(faqs.map(({ title }) => title))
      for (const [index, { text, links }] of faqs.entries()) {
        expect(shown[index]?.answer).toContain(textOf(text))
        expect(questions[index]?.acceptedAnswer.text).toBe(textOf(text))
        expect(shown[index]?.links).toHaveLength(links.length)
      }
      const { path, title } = await written('delivery', locale)
      expect(shown[1]?.links).toEqual([[path, title]])
      expect(jsonLdOf((await visit('delivery', locale)).html, 'FAQPage')).toEqual([])
    },
  )

  // F219, F231
  test.each(locales)('a video is an image until it is played: nothing loads from another site (%s)', async (locale) => {
    const { main } = await visit('about', locale)
    const film = elementsOf(main, 'figure').find(({ inside }) => inside.includes('class="video"'))
    const { embed } = assets.film
    expect(pictureIn(film?.inside ?? '')).toBe(pathTo('dairy'))
    expect(film?.text).toContain(assets.film.title[locale])
    // a button with scripts; without scripts a link to the video that sends no referrer
    const [link] = elementsOf(film?.inside ?? '', 'a')
    expect(link?.attributes).toMatchObject({ href: embed.url, target: '_blank', rel: 'noopener' })
    expect(elementsOf(film?.inside ?? '', 'button')).toHaveLength(1)
    expect(main).not.toMatch(/<(?:iframe|video|embed|object)\b|(?:src|srcset|data)="https?:/i)
  })
})
