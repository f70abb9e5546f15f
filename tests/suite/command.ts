import { spawn } from 'node:child_process'

/** How much is kept of what a stage printed. */
const endingLength = 6_000

/**
 * Runs a program with its options, or without any a shell line, and passes on what it prints. Returns its exit code and the last
 * of what it printed.
 */
export function runCommand(
  command: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; ending: string }> {
  let ending = ''
  const child = spawn(command, options, {
    shell: options.length === 0,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      ending = (ending + text).slice(-endingLength)
    })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ending }))
  })
}
