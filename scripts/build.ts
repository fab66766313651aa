// The production build: worker and client by Vite, demo pictures, icon files, and brotli copies of text files.
import { spawnSync } from 'node:child_process'
import { makePictures } from '#tools/demo-pictures/pictures.ts'
import { writeIconFiles } from './icon-set.ts'
import { writePictureHashes } from './picture-hashes.ts'
import { precompress } from './precompress.ts'

const started = performance.now()
const offline = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' }
const env = { ...process.env, ...offline, NODE_ENV: 'production' }
const vite = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env,
})
if (vite.status !== 0) process.exit(vite.status ?? 1)

await makePictures({ out: 'dist/client/media/products', cache: '.cache/pictures' })
await writePictureHashes('dist/client')
await writeIconFiles('dist/client/icons')
const saved = await precompress('dist/client')
console.log(
  `Built in ${((performance.now() - started) / 1000).toFixed(1)} s; ${saved.files} files also compressed with brotli.`,
)
