import process, { env } from 'node:process'

// Nobody else on this machine may read what the server writes.
process.umask(0o077)

// Before anything else is imported: React and others decide then what they are made for.
env.NODE_ENV ??= 'production'

await import('./main.ts')
