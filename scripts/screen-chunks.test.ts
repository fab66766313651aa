import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { listScreenChunks } from './screen-chunks.ts'

const chunk = (fileName: string, imports: string[], ...moduleIds: string[]) =>
  [fileName, { type: 'chunk', fileName, imports, moduleIds }] as const

test('lists the chunks of the app, of each screen and of messages, with their static imports', () => {
  const bundle = Object.fromEntries([
    ['assets/index-0.js', { type: 'chunk', fileName: 'assets/index-0.js', imports: [], moduleIds: [], isEntry: true }],
    chunk('assets/client-app-1.js', ['assets/2.js', 'assets/index-0.js'], '/shop/src/client/client-app.tsx'),
    chunk('assets/2.js', ['assets/client-app-1.js'], '/shop/src/features/cart/cart.ts'),
    chunk('assets/-home-screen-3.js', ['assets/2.js'], '/shop/src/routes/-home-screen.tsx'),
    chunk(
      'assets/dashboard-4.js',
      [],
      '/shop/src/routes/dashboard.tsx?tsr-split=component',
      '/shop/src/routes/dashboard.index.tsx?tsr-split=component',
    ),
    chunk('assets/5.js', [], '/shop/src/routes/cart.tsx?tsr-split=errorComponent'),
    chunk('assets/en-6.js', [], '/shop/src/i18n/messages/en.json'),
    chunk('assets/en-7.js', [], '/shop/src/i18n/messages/en.json?rest'),
    ['assets/deferred-8.css', { type: 'asset', fileName: 'assets/deferred-8.css' }] as const,
  ]) as unknown as Rolldown.OutputBundle
  expect(listScreenChunks(bundle)).toEqual({
    app: ['client-app-1', '2'],
    '-home-screen': ['-home-screen-3', '2', 'client-app-1'],
    dashboard: ['dashboard-4'],
    'dashboard.index': ['dashboard-4'],
    en: ['en-6'],
    'en?rest': ['en-7'],
    deferred: ['deferred-8.css'],
  })
})
