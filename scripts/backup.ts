// `npm run backup -- folder`: copies the data of a shop on Node into a new folder, also while the shop runs.
import { writeBackup } from './backup/write-backup.ts'
import { readFolderArgument } from './folder-argument.ts'
import { exitOnError } from './settings.ts'

const usage = `Usage: npm run backup -- <new folder>
Copies the databases of DATA_DIR, the pictures of products and the generated secrets. Run it as often as you like, also while the shop runs.`
const folder = await readFolderArgument(usage, process.argv.slice(2))

await exitOnError(async () => {
  const { files, bytes, hasSecrets } = await writeBackup(process.env.DATA_DIR || '.data', folder)
  console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
  if (!hasSecrets) console.log('SESSION_KEYS and PURGE_TOKENS are settings of this shop: they are not in the backup.')
  else console.log('It contains the keys of sessions: keep it as safe as the shop.')
})
