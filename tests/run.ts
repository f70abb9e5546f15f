import { execFile } from 'node:child_process'

export type Ended = { code: number; output: string }

/** Runs one of our commands as `npm run` does, and returns what it printed. `by` runs it in turn. */
export function run(
  file: string,
  options: readonly string[],
  environment: Record<string, string>,
  by: readonly string[] = [],
): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...environment }
  const [program = '', ...rest] = [...by, process.execPath, file, ...options]
  return new Promise((resolve) => {
    execFile(program, rest, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
}
