// Bundles node.ts and the commands with their packages, except native ones.
import { build } from 'vite'
import { commands } from './commands.mjs'

/** Packages with binaries: `copyPackages` adds them. */
export const nativePackages = ['sharp']

/** Only for commands with `--remote`, which a package rejects. */
const leftOut = ['wrangler']

const scripts = ['prepare-node', ...commands]

/** Writes `proviant.mjs` and `node.js`, and `scripts/` with the commands and the modules that they share. */
export async function bundleNode(out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: [...nativePackages, ...leftOut] },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: {
        input: {
          proviant: 'scripts/package/proviant.mjs',
          node: 'node.ts',
          ...Object.fromEntries(scripts.map((name) => [name, `scripts/${name}.ts`])),
        },
        // root.ts and node.ts find the folder of the package from the folder of their own file
        output: {
          entryFileNames: ({ name }) =>
            name === 'proviant' ? '[name].mjs' : name === 'node' ? '[name].js' : 'scripts/[name].js',
          chunkFileNames: 'scripts/[name]-[hash].js',
        },
      },
    },
  })
}
