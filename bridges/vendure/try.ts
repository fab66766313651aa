import { startBridge } from './src/server.ts'
import { readDemoRecords, demoPassword } from './src/import/demo.ts'
import { rmSync, mkdirSync } from 'node:fs'
rmSync('/tmp/vdata', { recursive: true, force: true }); mkdirSync('/tmp/vdata')
let t = performance.now()
const lap = (what: string) => { console.log(what, Math.round(performance.now() - t)); t = performance.now() }
const bridge = await startBridge({ port: 3010, dataDir: '/tmp/vdata', dashboardDir: '/tmp/vdash', superadmin: { identifier: 'superadmin', password: 'superadmin-1' }, cookieSecret: 'x'.repeat(32), shop: null, importToken: null })
lap('started')
const records = await readDemoRecords()
lap('records ' + records.families.size)
const n = Number(process.argv[2] ?? 9999)
if (n < 9999) records.families = new Map([...records.families].slice(0, n))
await bridge.fill(records, { pictures: process.argv[3] === 'p' ? '/tmp/wme/dist/client/media/products' : null, password: demoPassword, report: (a, b) => { if (a % 100 === 0) lap(`${a}/${b}`) } })
lap('filled')
await bridge.catalogue.rebuild()
lap('rebuild')
const ask = async (query: string) => console.log((await (await fetch(bridge.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })).text()).slice(0, 1500))
await ask('{ categories { data { name productCount children { name productCount } } } getProductListing(input: {search: "tomaten"}) { paginatorInfo { total } data { name sku stockStatus variants { sku } cacheGalleryImages { smallImageUrl } } } getProductListingFacets { attributes { code options { label amount } } } }')
lap('asked')
await bridge.stop()
process.exit(0)
