// Assets of the demo content: scenes, screens, products on the home page, and one video on another site.
import { scene, scenes } from './scenes.ts'
import { screens } from './screens.ts'
import type { SeedAsset } from './shape.ts'

export const assets = {
  ...scenes,
  ...screens,
  // Products in a row on a transparent background, for the home page.
  counter: {
    ...scene(
      511,
      'counter',
      110554,
      {
        nl: 'De toonbank',
        en: 'The counter',
        de: 'Die Theke',
        fr: 'Le comptoir',
      },
      {
        nl: 'Kisten, zakken en potten met levensmiddelen naast elkaar',
        en: 'Crates, sacks and jars of food side by side',
        de: 'Kisten, Säcke und Gläser mit Lebensmitteln nebeneinander',
        fr: 'Cageots, sacs et bocaux de denrées côte à côte',
      },
    ),
    path: '/media/counters/home.webp',
    height: 546,
  },
  // A video under a free licence: an embed needs a real URL.
  film: {
    id: 520,
    volume: 'videos',
    path: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    kind: 'json',
    extension: 'json',
    mimeType: 'application/json',
    width: null,
    height: null,
    size: null,
    widths: [],
    embed: {
      title: 'Big Buck Bunny',
      description: 'Big Buck Bunny, Blender Foundation, CC BY 3.0',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      type: 'video',
      image: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      imageWidth: 480,
      imageHeight: 360,
      width: 1920,
      height: 1080,
      providerName: 'YouTube',
      frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
    title: {
      nl: 'Voorbeeldfilm: Big Buck Bunny',
      en: 'Sample film: Big Buck Bunny',
      de: 'Beispielfilm: Big Buck Bunny',
      fr: 'Film d’exemple : Big Buck Bunny',
    },
    alt: { nl: '', en: '', de: '', fr: '' },
  },
} as const satisfies Record<string, SeedAsset>

export type AssetKey = keyof typeof assets
