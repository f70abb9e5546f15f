/**
 * Runs a command of package.json. It ends with the code it returns, or with 1 and one sentence. Other users of this machine
 * can't read what it writes.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  process.umask(0o077)
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message || error.name : String(error))
    return 1
  })
}
