import { execFile } from 'node:child_process'

export type Ended = { code: number; output: string }

/** Runs one of our commands as `npm run` does, and returns what it printed. */
export function run(
  file: string,
  options: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
}
