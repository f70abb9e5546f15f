import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { dayOf } from '#domain/calendar.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { formatDraft, parseDraft } from '#domain/estimate/shared/draft.ts'
import { toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { calculators, programsLookup } from '#edition/calculators/calculators.ts'
import { inputRules } from '#estimate/inputs/inputs.ts'
import { compareQuotes } from '#estimate/quote/compare-quotes.ts'
import { homeFields, pickDraft, quoteFields } from '#estimate/quote/draft.ts'
import type { Services } from '../../services.ts'
import type { Site } from '../http/site.ts'
import { pageText } from './page-text.ts'
import { errorResult, textResult } from './results.ts'

const typed = z.union([z.string().max(100), z.number()]).transform(String)
const fields = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, typed.optional()])))

const reads = { readOnlyHint: true, openWorldHint: false }

/** Gives an assistant the sums, checks and programs of our pages, as they say them today. */
export function addReadingTools(
  server: McpServer,
  { siteUrl, brand, now }: Pick<Services, 'siteUrl' | 'brand' | 'now'>,
  site: Site,
): void {
  const today = () => dayOf(now(), brand.timeZone)
  const paths = calculators.map(({ path }) => path.slice(1))

  server.registerTool(
    'estimate',
    {
      title: 'What solar panels or a battery would cost and save',
      description: `The calculators of ${siteUrl}, with their working. Leave out what nobody knows: we then assume, and say what.`,
      annotations: reads,
      inputSchema: z.object({
        calculator: z
          .enum(paths)
          .default(paths[0] ?? '')
          .describe('Which question is answered first.'),
        home: z.object(
          Object.fromEntries(
            Object.entries(inputRules).map(([name, rule]) => [
              name,
              rule.kind === 'choice'
                ? z.enum(rule.choices).optional()
                : typed.optional().describe('problem' in rule ? rule.problem : rule.kind),
            ]),
          ),
        ),
      }),
    },
    ({ calculator: name, home }) => {
      const calculator = calculators.find(({ path }) => path === `/${name}`)
      if (!calculator) return errorResult('There is no such calculator.')
      const draft = parseDraft(formatDraft(home))
      const props = { calculator, draft, today: today() }
      const calculation = calculate(calculator, draft, props.today)
      const { estimate, problems } = calculation
      if (!estimate) return problemsResult(problems)
      return {
        ...textResult([
          pageText(site.views.calculator(props, calculation)),
          `The same with its working, to be shown or changed: ${siteUrl}${calculator.path}#${formatDraft(draft)}`,
          site.estimateFile(estimate),
        ]),
        structuredContent: toStoredEstimate(estimate),
      }
    },
  )

  server.registerTool(
    'check_quote',
    {
      title: 'Whether an installer’s quote is usual, and what to ask',
      description:
        'One quote for one home. Leave out what it doesn’t say: that is worth knowing too.',
      annotations: reads,
      inputSchema: z.object({ quote: fields(quoteFields), home: fields(homeFields).optional() }),
    },
    ({ quote, home }) => {
      const first = Object.entries(quote).map(([name, text]) => [`1-${name}`, text])
      const query = { ...home, ...Object.fromEntries(first) }
      const { problems } = compareQuotes(pickDraft(query), today())
      return Object.keys(problems).length > 0
        ? problemsResult(problems)
        : answered('/compare-quotes', query)
    },
  )

  server.registerTool(
    'programs',
    {
      title: 'What help with the cost is open, and what has closed',
      description:
        'Rebates, grants, loans and certificates as we last found them, each with its source.',
      annotations: reads,
      inputSchema: z.object({
        postcode: z.string().max(12),
        nation: z.string().max(20).optional().describe('Where a postcode lies in two.'),
      }),
    },
    ({ postcode, nation }) =>
      answered(programsLookup.path, {
        postcode,
        district: postcode.trim().split(/\s/)[0],
        nation,
      }),
  )

  /** What a page answers to a query. */
  function answered(path: string, query: Record<string, string | undefined>): CallToolResult {
    const given = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]))
    const answer = site.answers[path]?.(Object.fromEntries(given), today())
    if (!answer) return errorResult('Say something about it first.')
    const text = Object.values(answer.blocks).map(pageText)
    return answer.isWrong
      ? errorResult(text.join('\n'))
      : textResult([...text, `The page: ${siteUrl}${path}?${new URLSearchParams(given)}`])
  }
}

/** What is wrong with which field, by the name that the assistant gave it. */
function problemsResult(problems: Readonly<Record<string, string | undefined>>): CallToolResult {
  const lines = Object.entries(problems).map(
    ([name, sentence]) => `${name.replace(/^1-/, '')}: ${sentence}`,
  )
  return errorResult(lines.join('\n'))
}
