// React's refresh runtime must be installed before the first component loads. In development, Astro installs it only
// for its own islands.
const runtime = '/@react-refresh'
const { default: refresh } = await import(/* @vite-ignore */ runtime)
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./start.tsx')

export {}
