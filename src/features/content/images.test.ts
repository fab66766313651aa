// Pictures in their widths, films that wait to be asked.
import { expect, test } from 'vitest'
import { toImage, toVideo } from './images.ts'

const widths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560]
const asset = (width: number | null, url: (width: number) => string) => ({
  id: '1',
  width,
  height: width && width / 2,
  url: 'https://cms.example/a.jpg',
  title: 'a',
  alt: null,
  size: null,
  kind: 'image',
  ...(Object.fromEntries(widths.map((one) => [`webp${one}`, url(one)])) as Record<
    `webp${413 | 576 | 640 | 768 | 1024 | 1280 | 1536 | 1920 | 2560}`,
    string
  >),
})

test('a large picture comes in the nine widths of the contract', () => {
  const image = toImage([asset(4000, (width) => `https://cms.example/a-${width}.webp`)])
  expect(image?.sources.map(({ width }) => width)).toEqual(widths)
  expect(image).toMatchObject({ alt: '', width: 4000, height: 2000 })
})

test('a picture never claims more pixels than it has, and no address twice', () => {
  const nearest = (width: number) => `/media/a-${[576, 1024, 1536].find((one) => one >= width) ?? 1536}.webp`
  expect(toImage([asset(1536, nearest)])?.sources).toEqual([
    { url: '/media/a-576.webp', width: 576 },
    { url: '/media/a-1024.webp', width: 1024 },
    { url: '/media/a-1536.webp', width: 1536 },
  ])
})

test('an address that is none is no picture', () => {
  expect(toImage([{ ...asset(100, () => 'javascript:alert(1)'), url: 'data:image/png,x' }])).toBeNull()
  expect(toImage([])).toBeNull()
})

const film = (iframeSrc: string | null) => ({
  id: '1',
  title: 'Film',
  url: 'https://www.youtube.com/watch?v=x',
  mimeType: null,
  kind: 'json',
  size: null,
  format: 'json',
  embeddedAsset: {
    title: null,
    url: 'https://www.youtube.com/watch?v=x',
    type: 'video',
    image: 'https://i.ytimg.com/x.jpg',
    imageWidth: 480,
    imageHeight: 360,
    width: 1920,
    height: 1080,
    aspectRatio: 56.25,
    providerName: 'YouTube',
    iframeSrc,
  },
})

test('a film on another site is framed only from known players, without cookies, and its thumbnail there is not used', () => {
  expect(toVideo([film('https://www.youtube.com/embed/x?rel=0')], null)).toEqual({
    title: 'Film',
    href: 'https://www.youtube.com/watch?v=x',
    provider: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    poster: null,
  })
  expect(toVideo([film('https://evil.example/embed')], null)?.player).toBeNull()
  expect(toVideo([film('http://player.vimeo.com/video/1')], null)?.player).toBeNull()
})
