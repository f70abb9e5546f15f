// Node itself has to read the settings: Astro's own reader of TypeScript knows no conditions, and would always find Victoria's edition.
import settings from './astro.config.ts'

export default settings
