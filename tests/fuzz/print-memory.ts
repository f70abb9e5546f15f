/*
 * Loaded into a server before everything else, with --expose-gc: at SIGUSR2 it prints what its memory holds once all
 * that nobody needs is gone.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  console.log(JSON.stringify({ event: 'memory', rss, live: heapUsed + external }))
})
