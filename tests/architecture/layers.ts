// Layers of folders: files may import their own layer and those listed before it, type imports included.
import type { Import } from './imports.ts'

/** Layers of a backend. `own`: folders that only this backend has; `subjects`: folders of its resolvers. */
const inBackend = (name: string, own: readonly string[], subjects: readonly string[]): string[] =>
  [
    'rules/',
    'messages/',
    'sql/',
    ...own,
    'context/',
    'nodes/',
    'resolvers/',
    ...subjects.map((subject) => `resolvers/${subject}/`),
    'schema.ts',
    'handler.ts',
    'import/',
    'seed/data/',
    'seed/',
    'testing/',
  ].map((layer) => `${name}/${layer}`)

/** By folder: path prefixes from the lowest layer to the highest. The longest prefix that fits a file applies. */
export const layers: Record<string, readonly string[]> = {
  backends: [
    'graphql/',
    'sql/',
    'outbox/',
    ...inBackend(
      'commerce',
      [
        'catalogue/synonyms/',
        'catalogue/',
        'pdf/',
        'invoice-file/',
        'mail/',
        'approvals/',
        'recalls/',
        'events/',
        'operator/',
        'email-change/',
        'technical-file/',
      ],
      ['products', 'cart', 'orders', 'recalls', 'approvals', 'standing-orders', 'account', 'desk'],
    ),
    ...inBackend('content', ['editor/', 'forms/'], []),
  ],
  'src/server': [
    'storage/storage.ts',
    'time/',
    'config/',
    'telemetry/',
    'cache/',
    'session/',
    'clients/',
    'images/',
    'mail/',
    'outbox/',
    'limits/',
    'redirects/',
    'platform/bindings.ts',
    'platform/cloudflare/',
    'context/',
    'http/',
    'pages/',
    'endpoints/',
    'platform/node/',
    'app.ts',
  ],
}

/** Index of the file's layer in its folder, -1 if no prefix fits. */
function layerIndexOf(file: string, folder: string): number {
  const order = layers[folder] ?? []
  const matching = order.filter((beginning) => file.startsWith(`${folder}/${beginning}`))
  return order.indexOf(matching.sort((a, b) => b.length - a.length)[0] ?? '')
}

/** Files without a layer, and imports of a higher layer. */
export function findLayerViolations(
  files: readonly string[],
  imports: readonly (Import & { target: string })[],
): string[] {
  return Object.keys(layers).flatMap((folder) => {
    const inside = (file: string) => file.startsWith(`${folder}/`)
    const unassigned = files.filter((file) => inside(file) && layerIndexOf(file, folder) < 0)
    const upward = imports.filter(
      ({ file, target }) => inside(file) && inside(target) && layerIndexOf(target, folder) > layerIndexOf(file, folder),
    )
    return [
      ...unassigned.map((file) => `${file} is in no layer`),
      ...upward.map(({ file, specifier }) => `${file} imports ${specifier} of a higher layer`),
    ]
  })
}
