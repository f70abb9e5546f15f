import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notedPackages } from '#site/build/note-packages.ts'
import { allowReading } from '../http/allow-reading.ts'
import { buildServer } from './build-server.ts'
import { writeProxyFiles } from './proxy-files.ts'
import { writeSbom } from './write-sbom.ts'

/** The end of `npm run build`. What it is told is where the product of another edition is built, beside this one's. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const product = resolve(root, process.argv[2] ?? '')
await buildServer(root, product)
const ofSite = JSON.parse(readFileSync(`${product}/dist/packages.json`, 'utf8'))
await writeSbom(root, product, [...ofSite, ...notedPackages()])
await writeProxyFiles(`${product}/dist/`)
await allowReading(`${product}/dist`)
await allowReading(`${product}/out`, ['server', 'sbom.cdx.json'])
console.log('Built.')
