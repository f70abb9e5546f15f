import type { Rollup } from 'vite'

/** Ignores warnings about `'use client'` in libraries: it means nothing to this build. */
export const onWarning: NonNullable<Rollup.RollupOptions['onwarn']> = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}
