import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFigures, listUndated } from './figure-dates.ts'

const folder = new URL('../', import.meta.url)
const modules = await Promise.all(
  globSync('*/data/*.ts', { cwd: folder.pathname }).map(
    (file) => import(new URL(file, folder).href),
  ),
)

test('every figure we calculate with has a source and a date', () => {
  expect(modules.flatMap((module) => listFigures(module)).length).toBeGreaterThan(50)
  expect(modules.flatMap((module) => listUndated(module))).toEqual([])
})

test('no figure is dated after the day it was put here', () => {
  const late = modules
    .flatMap((module) => listFigures(module))
    .filter((one) => one.checked > today())
  expect(late).toEqual([])
})

const good = {
  what: 'Price of a hat, $',
  value: 20,
  source: 'The hatter',
  checked: '2026-11-21',
  confidence: 'seen',
}

test.each([
  ['a bare number', { hats: 20 }],
  ['a number among figures', { hats: { felt: good, straw: 12 } }],
  ['no source', { hats: { ...good, source: '' } }],
  ['no date', { hats: { ...good, checked: undefined } }],
  ['a day that is none', { hats: { ...good, checked: '2026-02-30' } }],
  ['a doubt nobody knows', { hats: { ...good, confidence: 'sure' } }],
])('%s planted among the data is found', (_, module) => {
  expect(listUndated(module)).not.toEqual([])
  expect(listUndated({ hats: good, more: [good] })).toEqual([])
})

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
