import { env } from 'node:process'

// Before anything else is imported: React and others decide then what they are made for.
env.NODE_ENV ??= 'production'

await import('./main.ts')
