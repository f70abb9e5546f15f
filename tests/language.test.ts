import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Words of our own for what the field has a word for. The field's word is the value of each. */
const notOurs: Record<string, string> = {
  despiteAccidents: 'withRetry',
  drawingReferences: 'createReference',
  untempting: 'withoutIndex',
  Unnumbered: 'StoredLead',
  Keeper: 'insertLead',
  Keeping: 'insertLead',
  soughtBy: 'searchTerms',
  Sought: 'searchTerms',
  hopeless: 'permanent',
  openBell: 'createSignal',
  hangUp: 'disconnect',
  dial: 'connect',
  saidFirst: 'headline',
  remembered: 'cached',
  handOn: 'deliver, forward',
  bringToLife: 'hydrate…',
  unkind: 'low',
  CameBy: 'LeadSource',
  WayOfComing: 'LeadSource',
}

/** What happened to a thing is no name for it: these say nothing of what it is. */
const notNames = ['told', 'said', 'shown', 'kept', 'found', 'taken', 'made']

/** Files that have none of these words, and nothing to do with Hono, need not be parsed. */
const suspicious = new RegExp(`\\b(?:${[...Object.keys(notOurs), ...notNames].join('|')})\\b`, 'i')
const isAboutHono = (file: string, source: string) =>
  file.includes('server/') || source.includes("'hono'")

type Finding = string

function findingsIn(file: string, source: string): Finding[] {
  if (!suspicious.test(source) && !isAboutHono(file, source)) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: Finding[] = []
  const report = (node: ts.Node, instead: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    findings.push(`${file}:${line + 1} ${node.getText()}: ${instead}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const instead = Object.hasOwn(notOurs, node.text) ? notOurs[node.text] : undefined
      if (instead) report(node, `say ${instead}`)
      else if (isDeclared(node) && notNames.includes(node.text.toLowerCase()))
        report(node, 'say what it is')
    }
    for (const context of honoContextsOf(node))
      if (context.getText() !== 'c') report(context, 'Hono’s context is c')
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return findings
}

/** Whether this is where a variable, a parameter, a function or a type gets its name. */
function isDeclared(name: ts.Identifier): boolean {
  const { parent } = name
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === name
  )
}

const routeMethods = ['all', 'delete', 'get', 'on', 'patch', 'post', 'put', 'use']
const makers = ['createMiddleware', 'validator']

/** The parameters that Hono hands its context to: typed as one, or of a handler given to a route. */
function honoContextsOf(node: ts.Node): ts.Node[] {
  if (ts.isParameter(node) && node.type && isHonoContext(node.type)) return [node.name]
  if (!ts.isCallExpression(node)) return []
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
  const maker = ts.isIdentifier(node.expression) ? node.expression.text : ''
  const isRoute = routeMethods.includes(method) || makers.includes(maker)
  const index = method === 'onError' || maker === 'validator' ? 1 : 0
  if (!isRoute && method !== 'onError' && method !== 'notFound') return []
  if (!/server\//.test(node.getSourceFile().fileName)) return []
  return node.arguments
    .filter((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
    .flatMap(({ parameters }) => parameters[index]?.name ?? [])
}

function isHonoContext(type: ts.TypeNode): boolean {
  if (!ts.isTypeReferenceNode(type)) return false
  const name = type.typeName.getText()
  return type
    .getSourceFile()
    .statements.filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => /^'hono'$/.test(moduleSpecifier.getText()))
    .flatMap(({ importClause }) => {
      const named = importClause?.namedBindings
      return named && ts.isNamedImports(named) ? [...named.elements] : []
    })
    .some((one) => one.name.text === name && (one.propertyName ?? one.name).text === 'Context')
}

/** A file’s name is a name too: `despite-accidents.ts` is no better than `despiteAccidents`. */
function findingsInName(file: string): Finding[] {
  const name = basename(file).replace(/\..*$/, '')
  const words = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const instead = Object.entries(notOurs).find(
    ([word]) => word.toLowerCase() === words.toLowerCase(),
  )
  return [
    ...(instead ? [`${file}: say ${instead[1]}`] : []),
    ...(notNames.includes(words.toLowerCase()) ? [`${file}: say what it is`] : []),
  ]
}

/** Of an Astro page its front matter, where its names are declared. */
function scriptOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.astro') ? (source.match(/^---\n(.*?)\n---/s)?.[1] ?? '') : source
}

test('names are the field’s words', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}')
  expect(files.length).toBeGreaterThan(500)
  expect(
    files.flatMap((file) => [...findingsInName(file), ...findingsIn(file, scriptOf(file))]),
  ).toEqual([])
})

test.each([
  ['src/operations/x.ts', 'await despiteAccidents(() => insert())'],
  ['src/operations/x.ts', 'const told = 1'],
  ['src/operations/x.ts', 'function f({ kept }: Props) {}'],
  ['src/operations/x.ts', 'type Shown = string'],
  ['src/server/x.ts', "app.get('/', (request) => request.text(''))"],
  ['src/server/x.ts', 'createMiddleware(async (request, next) => next())'],
  ['src/server/x.ts', 'app.onError((error, request) => request.text(error))'],
  [
    'src/server/x.ts',
    "import type { Context as Incoming } from 'hono'; function f(x: Incoming) {}",
  ],
])('in %s `%s` is found', (file, source) => {
  expect(findingsIn(file, source)).toHaveLength(1)
})

test('a file named after a word that is not ours is found', () => {
  expect(findingsInName('src/operations/despite-accidents.ts')).toHaveLength(1)
  expect(findingsInName('src/console/kept.ts')).toHaveLength(1)
})

test.each([
  ['src/server/x.ts', "app.get('/', (c) => c.text(''))"],
  ['src/server/x.ts', 'const response = await fetch(request)'],
  ['src/domain/x.ts', 'const { found: lead } = result'],
])('in %s `%s` is left alone', (file, source) => {
  expect(findingsIn(file, source)).toEqual([])
})

test('people read “email”, in one word', () => {
  const files = ['README.md', 'SECURITY.md', ...globSync('{src,docs}/**/*.{ts,tsx,astro,mdx,md}')]
  expect(files.filter((file) => /e-mail/i.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** Words that sound translated. Policies and terms keep theirs until they are next changed: each change is dated. */
const translated = /\b(?:whoever|whomever|hereafter)\b/i
const isPolicy = (file: string) => /\/legal\/|\/installer-terms\.ts$/.test(file)

test('sentences name the person: the installer, the operator, anyone who', () => {
  const files = globSync('{src,docs,deploy,bench,packages/*/src}/**/*.{ts,tsx,astro,js,md,mdx,css}')
  const ours = [...globSync('*.md'), ...files].filter((file) => !isPolicy(file))
  expect(ours.length).toBeGreaterThan(1000)
  expect(ours.filter((file) => translated.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(translated.test('Whoever calls next')).toBe(true)
})
