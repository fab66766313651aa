// Vite plugin for inline scripts: `import script from './x.ts?script'` is the minified text of the module with its imports.
import { build, type Plugin } from 'vite'

/** Bundles as an IIFE, so that no name is global. */
export async function bundleScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: 'es' },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })
  if (!('output' in output)) throw new Error(`${file} has several bundles`)
  const [chunk, ...others] = output.output
  if (others.length > 0) throw new Error(`${file} is built into more than one file`)
  return `(()=>{${chunk.code.trim().replace(/;$/, '')}})()`
}

export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  load: {
    filter: { id: /\.ts\?script$/ },
    async handler(id) {
      const file = id.slice(0, -'?script'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundleScript(file))}`
    },
  },
}
