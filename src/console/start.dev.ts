// While developing, React's refresh runtime must be in place before the first component is loaded. Astro puts it
// there for its own islands only.
const runtime = '/@react-refresh'
const { default: refresh } = await import(/* @vite-ignore */ runtime)
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./start.tsx')

export {}
