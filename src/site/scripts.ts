import { entryPlaceholders } from './build/client-entry.ts'

/**
 * Where what is touched finds its script: every element marked `data-touch` names it as `data-from`. While developing
 * that is the source, through what React's refreshing needs.
 */
export const scripts = import.meta.env.DEV
  ? {
      touch: '/src/site/touch.dev.ts?entry=/src/site/touch.ts',
      calculator: '/src/site/touch.dev.ts?entry=/src/site/calculator.ts',
      share: '/src/site/article/share.ts',
      thanks: '/src/site/touch.dev.ts?entry=/src/site/thanks.tsx',
    }
  : entryPlaceholders
