import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { Enquiry, Figures, Form, Lead, Outcome } from '../../../packages/client/src/index.ts'
import type { enquirySchema, formSchema } from './enquiries.ts'
import type { figuresSchema } from './figures.ts'
import type { leadSchema, outcomeSchema } from './leads.ts'

test('the client knows what the server answers, and sends what it takes', () => {
  expectTypeOf<z.infer<typeof leadSchema>>().toExtend<Lead>()
  expectTypeOf<z.infer<typeof formSchema>>().toExtend<Form>()
  expectTypeOf<z.infer<typeof figuresSchema>>().toExtend<Figures>()
  expectTypeOf<Enquiry>().toExtend<z.input<typeof enquirySchema>>()
  expectTypeOf<Outcome>().toExtend<z.input<typeof outcomeSchema>>()
})
