import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testLimitMs } from './limits.ts'

/**
 * What is inserted into a file, after texts that occur in it once, or the whole text of a new one. `failsIn` is where it shows that it was left out: a file that doesn't compile
 * then (by default itself), or a test that fails.
 */
type Edit = { file: string; failsIn?: string } & (
  | { insertAfter: Record<string, string> }
  | { text: string }
)

const changes: Record<string, Edit[]> = {
  'A question in a form': [
    {
      file: 'src/content/editions/victoria/forms/panel-count.ts',
      failsIn: 'tests/questions.test.ts',
      insertAfter: {
        "service: 'solar-panels',\n  steps: [\n": `    choiceStep({
      name: 'roof-age',
      ask: 'How old is the roof?',
      choices: [
        { value: 'new', label: 'Under ten years' },
        { value: 'old', label: 'Older' },
      ],
    }),\n`,
      },
    },
    {
      file: 'src/domain/lead/question-uses.ts',
      failsIn: 'tests/every-edition/forms.test.ts',
      insertAfter: {
        'Record<string, QuestionUse>> = {\n': "  'roof-age': { columns: [], offered: null },\n",
      },
    },
    {
      file: 'src/content/editions/victoria/calling/call-guides.ts',
      failsIn: 'src/content/editions/victoria/calling/call-guides.test.ts',
      insertAfter: {
        "      has('roof-space', 'Clear roof'),\n": "      has('roof-age', 'Roof'),\n",
      },
    },
  ],
  'An outcome with a button': [
    {
      file: 'src/domain/offer/outcome.ts',
      failsIn: 'src/content/pages/offer.ts',
      insertAfter: {
        "returned: 'number-wrong' },\n":
          "  'moved-away': { call: 'reached', lost: 'not-possible' },\n",
      },
    },
    {
      file: 'src/content/pages/offer.ts',
      insertAfter: {
        "        'not-interested': { label: 'Not interested', follows: 'Closes it' },\n":
          "        'moved-away': { label: 'Moved away', follows: 'Closes it' },\n",
      },
    },
  ],
  'A letter': [
    {
      file: 'src/domain/delivery/messages.ts',
      failsIn: 'src/domain/account/event-rules.ts',
      insertAfter: {
        'export const messages = {\n':
          "  'lead.thanks': { by: visitor, label: 'thanks', mostADay: 1, skipIf: null },\n",
      },
    },
    {
      file: 'src/channels/letters/enquiry/visitor-letters.ts',
      failsIn: 'src/channels/letters/letters.ts',
      insertAfter: { 'export const lettersToVisitors = {\n': "  'lead.thanks': pageLinkLetter,\n" },
    },
    {
      file: 'src/domain/account/event-rules.ts',
      failsIn: 'tests/every-event.test.ts',
      insertAfter: { "'lead.noted': { queue: false,": " visitor: 'lead.thanks'," },
    },
    {
      file: 'tests/every-event.test.ts',
      insertAfter: {
        "  'promise.new-time': { 'visitor-letter': { to: 'visitor', says: ['A new time for your call'] } },\n":
          "  'lead.thanks': { 'visitor-letter': { to: 'visitor', says: ['See your enquiry'] } },\n",
        "    'lead.created': enquire,\n": `    'lead.thanks': async () => {
      const sent = await enquire()
      await addVisitorNote(sent.lead, 'The side gate sticks.', desk.services)
      return sent
    },\n`,
      },
    },
  ],
  'A screen of the desk': [
    {
      file: 'src/console/practice/Practice.tsx',
      failsIn: 'src/console/router.tsx',
      text: 'export function Practice() {\n  return <h1>Practice</h1>\n}\n',
    },
    {
      file: 'src/console/router.tsx',
      failsIn: 'src/console/router.test.ts',
      insertAfter: {
        'const deskRoutes = [\n': `  createRoute({
    getParentRoute: () => desk,
    path: '/console/practice',
    component: lazyRouteComponent(() => import('./practice/Practice.tsx'), 'Practice'),
  }),\n`,
      },
    },
    {
      file: 'src/console/shortcuts/screens.ts',
      failsIn: 'src/console/router.test.ts',
      insertAfter: {
        'export const screens = [\n':
          "  { to: '/console/practice', name: 'Practice', icon: 'note', keys: 'g p', ownersOnly: false },\n",
      },
    },
  ],
  'A field of a calculator': [
    {
      file: 'src/domain/estimate/victoria/inputs/inputs.ts',
      failsIn: 'src/domain/estimate/victoria/estimate.ts',
      insertAfter: {
        '  /** Usable kWh; 0 is none. */\n  battery: number\n': '  extras?: number\n',
        "  installed: { kind: 'day' },\n":
          "  extras: numberRule(0, 10_000, 'Enter dollars, from 0 to 10,000'),\n",
      },
    },
    {
      file: 'src/domain/estimate/victoria/estimate.ts',
      failsIn: 'src/domain/estimate/victoria/inputs/every-field-counts.test.ts',
      insertAfter: {
        'const panelPrice = panelbase + inputs.kw * panelperkw': ' + (inputs.extras ?? 0)',
      },
    },
    {
      file: 'src/site/editions/victoria/calculators/labels.ts',
      insertAfter: {
        'export const labels: Labels = {\n':
          "  extras: { label: 'Extras', unit: '$', keyboard: 'decimal' },\n",
      },
    },
    {
      file: 'src/site/editions/victoria/calculators/working/working.ts',
      insertAfter: { "  installed: 'panelCertificates',\n": "  extras: 'none',\n" },
    },
  ],
  'An event': [
    {
      file: 'src/domain/account/audit-event.ts',
      failsIn: 'src/domain/account/event-rules.ts',
      insertAfter: { 'export type AuditDetails = {\n': "  'webhook read': Endpoint\n" },
    },
    {
      file: 'src/domain/account/event-rules.ts',
      insertAfter: { 'export const deskRules = {\n': "  'webhook read': { letter: 'nobody' },\n" },
    },
    {
      file: 'src/console/settings/audit-sentence.ts',
      insertAfter: {
        'const sentences: Record<AuditKind, Sentence> = {\n':
          "  'webhook read': 'read a webhook',\n",
      },
    },
  ],
}

/** The files by number under a heading of the page. */
function listed(title: string): string[] {
  const [, section = ''] = readFileSync('docs/adding.md', 'utf8').split(`\n## ${title}\n`)
  const lines = section.split('\n## ')[0]?.split('\n') ?? []
  return lines.flatMap((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? [])
}

const isTest = (file: string) => file.endsWith('.test.ts')

describe.each(Object.entries(changes))('%s', (title, edits) => {
  test('takes the files that docs/adding.md names', () => {
    expect(edits.map(({ file }) => file)).toEqual(listed(title))
  })

  test.each(edits)(
    'without $file something is red',
    { timeout: testLimitMs },
    ({ file, failsIn: red = file }) => {
      const others = edits.filter((one) => one.file !== file)
      expect(
        isTest(red) && red !== file ? failing(others, red) : errorsIn(others, red),
      ).not.toEqual([])
    },
  )
})

test('with all of them everything compiles, and nothing else is needed', {
  timeout: testLimitMs,
}, () => {
  expect(errorsIn(Object.values(changes).flat())).toEqual([])
})

test('with all of them the tests pass that failed without one', { timeout: testLimitMs }, () => {
  const tests = Object.values(changes).flatMap((edits) =>
    edits.map(({ failsIn = '' }) => failsIn).filter(isTest),
  )
  expect(
    [...new Set(tests)].flatMap((file) => failing(Object.values(changes).flat(), file)),
  ).toEqual([])
})

/** The text of each changed file, by its path. */
function written(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const edit of edits) {
    const { file } = edit
    if ('text' in edit) texts.set(file, edit.text)
    else
      for (const [text, put] of Object.entries(edit.insertAfter)) {
        const parts = (texts.get(file) ?? readFileSync(file, 'utf8')).split(text)
        if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${text}`)
        texts.set(file, parts.join(text + put))
      }
  }
  return texts
}

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(String(messageText))
  },
})
const sources = new Map<string, ts.SourceFile | undefined>()
let before: ts.Program | undefined

/** What doesn't compile in a file, or anywhere, when this is written. */
function errorsIn(edits: readonly Edit[], file?: string): string[] {
  const { fileNames = [], options = {} } = config ?? {}
  const texts = new Map([...written(edits)].map(([path, text]) => [resolve(path), text]))
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (path, target) => {
    const text = texts.get(resolve(path))
    if (text !== undefined) return ts.createSourceFile(path, text, target)
    if (!sources.has(path)) sources.set(path, read(path, target))
    return sources.get(path)
  }
  host.directoryExists = undefined
  const exists = host.fileExists
  host.fileExists = (path) => texts.has(resolve(path)) || exists(path)
  const program = ts.createProgram(fileNames, options, host, before)
  before = program
  const source = file === undefined ? undefined : program.getSourceFile(resolve(file))
  if (file !== undefined && !source) throw new Error(`${file} isn't compiled`)
  return program
    .getSemanticDiagnostics(source)
    .map((one) => `${one.file?.fileName}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`)
}

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-'))
  for (const one of [
    'src',
    'tests',
    'packages',
    'package.json',
    'vitest.config.ts',
    'biome.json',
    'tsconfig.json',
  ])
    cpSync(one, join(copy, one), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The names of the tests of a file that fail when this is written. */
function failing(edits: readonly Edit[], file: string): string[] {
  const texts = written(edits)
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const words = file === 'tests/every-event.test.ts' ? ['-t', 'lead.thanks'] : []
  const report = join(copy, 'report.json')
  const how = [
    '--project',
    'together',
    '--retry',
    '0',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ]
  spawnSync('node_modules/.bin/vitest', ['run', ...how, file, ...words], { cwd: copy })
  for (const path of texts.keys())
    if (existsSync(path)) cpSync(path, join(copy, path))
    else rmSync(join(copy, path))
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[]
  }
  rmSync(report)
  return testResults.flatMap(({ assertionResults, message }) => [
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...(assertionResults.length === 0 ? [message] : []),
  ])
}
