import type { Rollup } from 'vite'

/** Libraries mark what runs in browsers only; we know where each runs. */
export const onWarning: NonNullable<Rollup.RollupOptions['onwarn']> = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}
