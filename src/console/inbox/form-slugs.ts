import { formsOf } from '#content/forms/forms.ts'
import { brand } from '../brand.ts'

export const formSlugs = [...formsOf(brand).keys()]
