import { spawn } from 'node:child_process'

/* Runs each command given, all at once, and fails if any of them does: `node tests/side-by-side.ts tsc 'biome ci .'`. */

for (const command of process.argv.slice(2)) {
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  child.on('exit', (code) => {
    if (code !== 0) process.exitCode = 1
  })
}
