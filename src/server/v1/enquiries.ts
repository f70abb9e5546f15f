import { z } from 'zod'
import { type EnquiryForm, enquiryKinds } from '#domain/enquiry/form.ts'
import { type Attributions, parseAttribution } from '#domain/lead/attribution.ts'
import { consentsOf } from '#edition/consent.ts'
import type { Services } from '../../services.ts'
import { formsForPrograms, submitAgreed } from '../enquiry/agreed-enquiry.ts'
import { mostFields, touchSchema } from '../enquiry/enquiries.ts'
import { json, named } from '../http/contract.ts'
import type { Log } from '../http/log.ts'
import { problem } from '../http/problems.ts'
import { type Route, repeatable, route } from './route.ts'

const wording = z.object({ version: z.string(), wording: z.string() })
const questionSchema = z.object({
  name: z.string(),
  kind: z.enum(['choice', 'name', 'text', 'email', 'phone', 'postcode', 'message']),
  ask: z.string(),
  help: z.string().optional(),
  optional: z.boolean().optional(),
  choices: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        makes: z.literal('question').optional().describe('Answered so, it asks for no quotes.'),
      }),
    )
    .optional(),
})
export const formSchema = named(
  'Form',
  z.object({
    slug: z.string(),
    title: z.string(),
    page: z.string().describe('The path of its page on our site.'),
    steps: z.array(z.object({ questions: z.array(questionSchema) })),
    consents: z
      .array(
        wording.extend({
          for: z.enum([...enquiryKinds, 'calls', 'texts']),
          required: z.boolean().describe('Whether an enquiry of this kind is not taken without.'),
        }),
      )
      .describe('What the person has to be shown, word for word, and may agree to.'),
  }),
)
const formsSchema = named('Forms', z.object({ forms: z.array(formSchema) }))
export const enquirySchema = named(
  'Enquiry',
  z.object({
    form: z.string(),
    answers: z
      .record(z.string().max(100), z.string().max(6000))
      .refine((answers) => Object.keys(answers).length <= mostFields, {
        error: `It may have ${mostFields} entries at most.`,
      }),
    agreed: z
      .array(wording)
      .max(5)
      .describe('What the person was shown and agreed to, as the form says it now.'),
    source: z
      .object({ first: touchSchema, last: touchSchema })
      .partial()
      .optional()
      .describe('Where they came from. Of an address the path and its utm tags are stored.'),
  }),
)
const enquiryAnswer = named('EnquiryTaken', z.object({ id: z.string(), reference: z.string() }))

/** The forms that a program can fill in, and their enquiries. */
export function enquiryRoutes(services: Services, log: Log): Route[] {
  const forms = formsForPrograms(services)
  const views = forms.map((form) => toForm(form, services))
  return [
    route({
      method: 'get',
      path: '/v1/forms',
      id: 'listForms',
      summary: 'The forms, with what they ask and the consents',
      answers: { 200: json('The forms.', formsSchema) },
      handle: ({ c }) => c.json({ forms: views }),
    }),
    route({
      method: 'get',
      path: '/v1/forms/{slug}',
      id: 'getForm',
      summary: 'One form',
      answers: { 200: json('The form.', formSchema) },
      handle: ({ c, path }) => {
        const form = views.find(({ slug }) => slug === path('slug'))
        return form ? c.json(form) : problem(c, 'unknown', 'There is no such form.')
      },
    }),
    route({
      method: 'post',
      path: '/v1/enquiries',
      id: 'submitEnquiry',
      summary: 'Send an enquiry',
      description:
        'For somebody who was shown the consent and agreed. The same answers twice are one lead. The desk calls them; an installer has their details only once they say yes on their own page.',
      needs: 'enquiries:submit',
      headers: repeatable,
      body: { schema: enquirySchema },
      answers: { 201: json('It is stored.', enquiryAnswer) },
      problems: ['consent', 'invalid'],
      handle: async ({ c, caller, body, repeated }) => {
        const form = forms.find(({ slug }) => slug === body.form)
        if (!form)
          return problem(c, 'invalid', 'There is no such form.', {
            problems: [{ question: 'form', message: 'Look at /v1/forms.' }],
          })
        const submitted = await submitAgreed(
          {
            form,
            typed: body.answers,
            agreed: body.agreed,
            attributions: sourceOf(body, form),
            submission: repeated,
            sender: `api key ${caller.id}`,
            leadSource: 'key',
          },
          services,
        )
        if (submitted.ok) {
          log.info({ event: 'enquiry stored by a key', form: form.slug })
          const { lead: id, reference } = submitted
          return c.json({ id, reference }, 201, { 'cache-control': 'no-store' })
        }
        if (submitted.code === 'consent')
          return problem(
            c,
            'consent',
            `Show the person a consent of /v1/forms/${form.slug}, and send its version and wording unchanged in \`agreed\`. Nothing was stored.`,
          )
        if (submitted.code === 'limited')
          return problem(c, 'too-many', 'Too many enquiries in a minute. Nothing was stored.', {
            headers: { 'retry-after': String(submitted.retryAfterSeconds) },
          })
        const { problems } = submitted
        return problem(c, 'invalid', 'Nothing was stored.', { problems })
      },
    }),
  ]

  function sourceOf({ source }: z.infer<typeof enquirySchema>, form: EnquiryForm): Attributions {
    const first = source?.first && parseAttribution(source.first.address, source.first.referrer)
    const last = source?.last && parseAttribution(source.last.address, source.last.referrer)
    return { ...(first && { first }), last: last ?? { page: form.page } }
  }
}

/** A form as programs get it, with the words that ask for consent. */
export function toForm(
  form: EnquiryForm,
  { brand }: Pick<Services, 'brand'>,
): z.infer<typeof formSchema> {
  const { channels, ...kinds } = consentsOf(brand, form)
  const { note: _, ...boxes } = channels ?? { note: '' }
  const { slug, title, page, steps } = form
  const consents = [
    ...Object.entries(kinds).map(([of, consent]) => ({ of, consent, required: true })),
    ...Object.entries(boxes).map(([of, consent]) => ({ of, consent, required: false })),
  ]
  return {
    slug,
    title,
    page,
    steps: steps.map(({ questions }) => ({
      questions: questions.map((question) => {
        const { name, kind, ask, help, optional } = question
        const choices =
          question.kind === 'choice'
            ? question.choices.map(({ value, label, makes }) => ({ value, label, makes }))
            : undefined
        return { name, kind, ask, help, optional, choices }
      }),
    })),
    consents: consents.map(({ of, consent: { version, wording }, required }) => ({
      for: of as z.infer<typeof formSchema>['consents'][number]['for'],
      version,
      wording,
      required,
    })),
  }
}
