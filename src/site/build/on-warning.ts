import type { Rollup } from 'vite'

const ignored = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']

/** Ignores warnings about `'use client'` and its like in libraries, which mean nothing to this build, and about what is slow. */
export const onWarning: NonNullable<Rollup.RollupOptions['onwarn']> = (warning, warn) => {
  if (!ignored.includes(warning.code ?? '')) warn(warning)
}
