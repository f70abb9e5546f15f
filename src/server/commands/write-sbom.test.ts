import { expect, test } from 'vitest'
import { sbomOf } from './write-sbom.ts'

const manifest = { name: 'product', version: '1.2.3' }
const lock = {
  packages: {
    '': { version: '1.2.3' },
    'node_modules/node': { version: '26.0.0', license: 'MIT', dev: true },
    'node_modules/native': { version: '3.0.0', license: 'MIT', integrity: 'sha512-q80=' },
    'node_modules/@some/bundled': { version: '1.0.0', license: '(MIT OR Zlib)', dev: true },
    'node_modules/one/node_modules/@some/bundled': {
      version: '1.0.0',
      license: '(MIT OR Zlib)',
      dev: true,
    },
    'node_modules/tests': { version: '9.0.0', license: 'MIT', dev: true },
  },
}
const bundled = ['node_modules/one/node_modules/@some/bundled', 'node_modules/@some/bundled']

test('the list of parts has what is bundled, what is installed and Node, each once, and nothing that only tests', () => {
  const { components, dependencies } = sbomOf(manifest, lock, bundled)
  const names = ['pkg:npm/%40some/bundled@1.0.0', 'pkg:npm/native@3.0.0', 'pkg:npm/node@26.0.0']
  expect(components.map(({ purl }) => purl)).toEqual(names)
  expect(dependencies).toEqual([{ ref: 'pkg:npm/product@1.2.3', dependsOn: names }])
})

test('a part has its version, its licence and the hash that npm compares', () => {
  const [either, native] = sbomOf(manifest, lock, bundled).components
  expect(either).toMatchObject({ version: '1.0.0', licenses: [{ expression: '(MIT OR Zlib)' }] })
  expect(native).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: 'abcd' }],
  })
})

test('two builds of the same source have the same list, in whichever order they found its parts', () => {
  expect(JSON.stringify(sbomOf(manifest, lock, bundled.toReversed()))).toBe(
    JSON.stringify(sbomOf(manifest, lock, bundled)),
  )
})

test('a package that is built in and not locked ends the build', () => {
  expect(() => sbomOf(manifest, lock, ['node_modules/stranger'])).toThrow('node_modules/stranger')
})
