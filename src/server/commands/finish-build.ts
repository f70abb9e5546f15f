import { allowReading } from '../http/allow-reading.ts'
import { buildServer } from './build-server.ts'
import { writeProxyFiles } from './proxy-files.ts'

/** The end of `npm run build`. */
const root = new URL('../../../', import.meta.url).pathname
await buildServer(root)
await writeProxyFiles(`${root}dist/`)
await allowReading(`${root}dist`)
await allowReading(`${root}out`, ['server'])
console.log('Built.')
