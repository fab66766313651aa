import { expect, test } from 'vitest'
import { findLocked } from './native-packages.ts'

const packages = {
  'node_modules/sharp': {
    dependencies: { semver: '^7.0.0', color: '^1.0.0' },
    optionalDependencies: { '@img/linux': '1.0.0' },
  },
  'node_modules/sharp/node_modules/semver': { version: '7.8.5' },
  'node_modules/semver': { version: '6.3.1' },
  'node_modules/color': { dependencies: { semver: '^6.0.0' } },
  'node_modules/@img/linux': { optionalDependencies: { '@img/vips': '1.0.0' } },
  'node_modules/@img/vips': {},
  'node_modules/hono': {},
}

test('lists a package with its dependencies, each in the version that Node resolves', () => {
  expect(findLocked({ lockfileVersion: 3, packages }, ['sharp'])).toEqual([
    'node_modules/@img/linux',
    'node_modules/@img/vips',
    'node_modules/color',
    'node_modules/semver',
    'node_modules/sharp',
    'node_modules/sharp/node_modules/semver',
  ])
})

test('a package that the lockfile lacks is named', () => {
  expect(() => findLocked({ lockfileVersion: 3, packages }, ['jimp'])).toThrow(
    'package-lock.json has no jimp: run `npm ci`.',
  )
})
