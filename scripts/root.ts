import { dirname } from 'node:path'

/** Folder of the project, or of the package that `npm run package` writes: both have this module in `scripts/`. */
export const root = dirname(import.meta.dirname)
