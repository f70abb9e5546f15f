/**
 * Loads an entry while developing. React's refresh runtime must be in place before the first component is loaded, and
 * Astro loads it for its own islands only. The query of this script's address names the entry.
 */
export async function touch(element: HTMLElement): Promise<void> {
  const runtime = '/@react-refresh'
  const { default: refresh } = await import(/* @vite-ignore */ runtime)
  refresh.injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
  const address = new URL(import.meta.url).searchParams.get('entry') ?? ''
  const entry = await import(/* @vite-ignore */ address)
  entry.touch(element)
}
