import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/*
 * How large the product is, without its tests: `npm run lines`, or `npm run lines -- ROOT` for another checkout. p50/p90
 * are lines of a file, articles apart, and of the body of a function that has a name.
 */

const [root = '.'] = process.argv.slice(2)

type Counted = { path: string; lines: number; functions: number[] }

const files: Counted[] = globSync('{src,packages}/**/*.{ts,tsx,astro,css,mdx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/node_modules\//.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, lines: text.split('\n').length - 1, functions: functionsIn(path, text) }
  })

function functionsIn(path: string, text: string): number[] {
  if (!/\.tsx?$/.test(path)) return []
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  const lengths: number[] = []
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined
    if (body && (!ts.isArrowFunction(node) || ts.isVariableDeclaration(node.parent)))
      lengths.push(lineOf(body.end) - lineOf(body.getStart()) + 1)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return lengths
}

/** src/domain of src/domain/lead/state.ts; of a file in src itself, src. */
const topOf = (path: string) =>
  path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\/[^/]*\..*$/, '')

function describe(counted: readonly Counted[]) {
  const lengths = counted.flatMap(({ functions }) => functions)
  return {
    files: counted.length,
    lines: counted.reduce((sum, { lines }) => sum + lines, 0),
    'file p50/p90': quantiles(
      counted.filter(({ path }) => !path.endsWith('.mdx')).map(({ lines }) => lines),
    ),
    functions: lengths.length,
    'function p50/p90': quantiles(lengths),
  }
}

function quantiles(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  return [0.5, 0.9].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0).join('/')
}

const tops = Object.entries(Object.groupBy(files, ({ path }) => topOf(path))).sort()
console.table({
  ...Object.fromEntries(tops.map(([top, counted = []]) => [top, describe(counted)])),
  all: describe(files),
})
const folders = Object.entries(Object.groupBy(files, ({ path }) => dirname(path)))
const [[folder, beside = []] = ['']] = folders.sort(
  ([, one = []], [, other = []]) => other.length - one.length,
)
console.log(`The largest folder is ${folder}: ${beside.length} files beside each other.`)
