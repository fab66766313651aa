import { expect, test } from 'vitest'
import { imageSet, imageWidths } from '#ui/images/image-url.ts'
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

// F230, F502, F503, F504, F505, F506, F507, F508, F509, F510
test('a large image has the nine widths of the contract', () => {
  const image = toImage([asset(4000, (width) => `https://cms.example/a-${width}.webp`)])
  expect(image).toEqual({ source: { path: '/content/a.jpg', width: 4000 }, alt: '', width: 4000, height: 2000 })
  const set = imageSet({ path: '/content/a.jpg', width: 4000 }, imageWidths)
  expect(set).toEqual(widths.map((width) => ({ url: `/img/${width}/content/a.jpg`, width })))
})

test('imageSet never declares more pixels than the image has', () => {
  const set = imageSet({ path: '/content/a.jpg', width: 1500 }, imageWidths)
  expect(set.map(({ width }) => width)).toEqual([413, 576, 640, 768, 1024, 1280, 1500])
  expect(set.at(-1)?.url).toBe('/img/1536/content/a.jpg')
})

test('toImage uses the widest variant of an SVG', () => {
  const drawing = {
    ...asset(null, (width) => `https://cms.example/a-${width}.webp?v=2`),
    url: 'https://cms.example/a.svg',
  }
  expect(toImage([drawing])?.source).toEqual({ path: '/content/a-2560.webp', width: 2560 })
})

test('toImage returns null for an unsafe URL and for no asset', () => {
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

// F231
test('toVideo embeds only known players, without cookies, and proxies the thumbnail', () => {
  expect(toVideo([film('https://www.youtube.com/embed/x?rel=0')], null)).toEqual({
    title: 'Film',
    href: 'https://www.youtube.com/watch?v=x',
    provider: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    poster: { source: { path: '/youtube/x.jpg', width: 480 }, alt: '', width: 480, height: 360 },
  })
  expect(toVideo([film('https://evil.example/embed')], null)?.player).toBeNull()
  expect(toVideo([film('http://player.vimeo.com/video/1')], null)?.player).toBeNull()
  const own = { source: { path: '/content/a.webp', width: 600 }, alt: 'Theke', width: 600, height: 400 }
  expect(toVideo([film(null)], own)?.poster).toEqual(own)
  const file = { ...film(null), kind: 'video', url: 'https://cms.example/a.mp4', embeddedAsset: null }
  expect(toVideo([file], own)).toEqual({ title: 'Film', href: file.url, provider: null, player: null, poster: own })
  expect(toVideo([{ ...file, kind: 'json' }], own)).toBeNull()
  const elsewhere = film(null)
  elsewhere.embeddedAsset.image = 'https://evil.example/vi/x.jpg'
  expect(toVideo([elsewhere], null)?.poster).toBeNull()
})
