import { au } from './au.ts'
import type { Brand } from './brand.ts'
import { uk } from './uk.ts'

export const brands: Record<Brand['key'], Brand> = { au, uk }
