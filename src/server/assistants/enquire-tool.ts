import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import { formsForPrograms, submitAgreed } from '../enquiry/agreed-enquiry.ts'
import type { Log } from '../http/log.ts'
import { enquirySchema, toForm } from '../v1/enquiries.ts'
import { errorResult, textResult } from './results.ts'

type By = {
  /** The sender that the limit of enquiries counts. */
  sender: string | undefined
  log: Log
}

/** Lets an assistant send an enquiry for a person who was shown our words of consent, and agreed. */
export function addEnquireTool(server: McpServer, services: Services, { sender, log }: By): void {
  const forms = formsForPrograms(services)
  server.registerTool(
    'enquire',
    {
      title: 'Send an enquiry for somebody who asked for it',
      description:
        'Call it with a form alone first: it answers with the questions and with the words of consent. Show those word for word, and call it again with the answers and with what the person agreed to. Never agree for them. Nothing is stored before.',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      inputSchema: z.object({
        form: z.enum(forms.map(({ slug }) => slug)),
        answers: enquirySchema.shape.answers.optional(),
        agreed: enquirySchema.shape.agreed.optional(),
        submission: z.uuid().optional().describe('Sent twice with the same id, it is one enquiry.'),
      }),
    },
    async ({ form: slug, answers, agreed, submission }) => {
      const form = forms.find((one) => one.slug === slug)
      if (!form) return errorResult('There is no such form.')
      const asked = JSON.stringify(toForm(form, services))
      if (!answers) return textResult(['Ask this, and show the consents word for word.', asked])
      const submitted = await submitAgreed(
        {
          form,
          submission,
          agreed: agreed ?? [],
          typed: answers,
          ...(sender && { sender }),
          leadSource: 'assistant',
        },
        services,
      )
      if (submitted.ok) {
        log.info({ event: 'enquiry stored by an assistant', form: slug })
        return textResult([
          `Stored as ${submitted.reference}. An email with the link to their own page is on its way to them: there they change, choose or withdraw. No installer has their details before they say so.`,
        ])
      }
      if (submitted.code === 'limited')
        return errorResult(
          `Too many enquiries in a minute. Nothing was stored; try again in ${submitted.retryAfterSeconds} seconds.`,
        )
      if (submitted.code === 'consent')
        return errorResult(`${submitted.message} Nothing was stored.`, asked)
      const { problems } = submitted
      return errorResult(
        ['Nothing was stored.', ...problems.map((one) => `${one.question}: ${one.message}`)].join(
          '\n',
        ),
      )
    },
  )
}
