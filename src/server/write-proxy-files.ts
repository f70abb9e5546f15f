import { writeProxyFiles } from './proxy-files.ts'

/** The end of `npm run build`. */
await writeProxyFiles(new URL('../../dist/', import.meta.url).pathname)
