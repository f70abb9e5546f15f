import { enableCompileCache } from 'node:module'

// React is made for development unless it is told otherwise, and then takes four times as long for a letter.
process.env.NODE_ENV ??= 'production'

// Node keeps what it compiled, TypeScript included, for the next start. Where it cannot write, it compiles again.
enableCompileCache(new URL('../../node_modules/.cache/compiled', import.meta.url).pathname)

await import('./main.ts')
