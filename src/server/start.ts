import process, { env } from 'node:process'

// Other users of this machine can't read what the server writes.
process.umask(0o077)

// Before anything else is imported: React and others decide then what they are made for.
env.NODE_ENV ??= 'production'

await import('./main.ts')
