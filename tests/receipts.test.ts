import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, type TestContext, test } from 'vitest'
import { listReceipts } from '#database/delivery/receipts.ts'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { storeLeads } from '#operations/enquiry/store-leads.ts'
import {
  getSigningKey,
  listReceiptKeys,
  rotateReceiptKey,
} from '#operations/privacy/receipt-keys.ts'
import { verifyReceipt } from '#operations/privacy/verify-receipt.ts'
import { morning, storeDeps, submission } from './leads.ts'
import { worldAt } from './world.ts'

const run = promisify(execFile)

/** What strangers download. */
const script = 'src/site/public/receipts/verify-receipt.mjs'

type Verify = (text: string, keys: { keys: readonly object[] }) => { wording: string }

/** A byte becomes another one: with one bit turned, or what a forger would put there. */
function* alterations(text: string, position: number): Generator<string> {
  const bytes = Buffer.from(text)
  const before = bytes[position] ?? 0
  for (const other of [before ^ 1, 0x20]) {
    if (other === before) continue
    bytes[position] = other
    yield bytes.toString('utf8')
  }
}

const allPlaces = (text: string) => Array.from(Buffer.from(text).keys())

/** The same places at each run, spread over the whole text. */
function somePlaces(text: string, turn: number): number[] {
  const { length } = Buffer.from(text)
  return Array.from({ length: 5 }, (_, index) => (turn * 31 + index * 211) % length)
}

/** Where receipts come from, in memory. */
async function openIssuer(context: TestContext) {
  const database = openSqlite(':memory:')
  context.onTestFinished(() => database.close())
  await migrate(database)
  const { db } = database
  const world = worldAt(morning, database)
  const deps = storeDeps(database, { receiptKey: () => getSigningKey(db, world) })
  return {
    issue: async (count: number) => {
      const stored = await storeLeads(Array.from({ length: count }, submission), undefined, deps)
      const leads = stored.ok ? stored.receipts.map(({ lead }) => lead) : []
      return (await listReceipts(db, leads)).map(({ text }) => text)
    },
    rotate: () => rotateReceiptKey(db, world),
    publish: async () => ({ keys: await listReceiptKeys(db, world) }),
    verifyOnPage: async (text: string) => (await verifyReceipt(text, db, world)).ok,
  }
}

test('a thousand receipts are believed by the script and the public keys alone, and none with a changed byte', async (context) => {
  const { issue, rotate, publish } = await openIssuer(context)
  const before = [await issue(250), await issue(250)]
  await rotate()
  const receipts = [...before, await issue(250), await issue(250)].flat()
  expect(new Set(receipts).size).toBe(1000)
  const published = await publish()
  expect(published.keys).toHaveLength(2)

  const { verifyReceipt: verify }: { verifyReceipt: Verify } = await import(
    pathToFileURL(script).href
  )
  const isBelieved = (text: string) => {
    try {
      return verify(text, published).wording === 'wording'
    } catch {
      return false
    }
  }
  expect(receipts.filter((text) => !isBelieved(text))).toEqual([])

  let altered = 0
  const believed: string[] = []
  for (const [turn, text] of receipts.entries())
    for (const place of turn % 250 === 0 ? allPlaces(text) : somePlaces(text, turn))
      for (const other of alterations(text, place)) {
        altered += 1
        if (isBelieved(other)) believed.push(other)
      }
  expect(believed).toEqual([])
  expect(altered).toBeGreaterThan(14_000)
})

test('the page refuses what the script refuses, at each byte', async (context) => {
  const { issue, verifyOnPage } = await openIssuer(context)
  const [text = ''] = await issue(1)
  expect(await verifyOnPage(text)).toBe(true)
  for (const place of allPlaces(text))
    for (const other of alterations(text, place))
      expect(await verifyOnPage(other), other).toBe(false)
})

test('a person without us runs the script on two files', async (context) => {
  const directory = mkdtempSync(join(tmpdir(), 'receipts-'))
  context.onTestFinished(() => rmSync(directory, { recursive: true }))
  const { issue, publish } = await openIssuer(context)
  const [text = ''] = await issue(1)
  copyFileSync(script, join(directory, 'verify-receipt.mjs'))
  writeFileSync(join(directory, 'keys.json'), JSON.stringify(await publish()))
  writeFileSync(join(directory, 'receipt.json'), text)
  writeFileSync(
    join(directory, 'forged.json'),
    text.replace('"wording":"wording"', '"wording":"another"'),
  )
  const check = (file: string) =>
    run(process.execPath, ['verify-receipt.mjs', file, 'keys.json'], { cwd: directory, env: {} })
  expect((await check('receipt.json')).stdout).toContain(`agreed_at: '${morning}'`)
  const stderr = expect.stringContaining('It was changed.')
  await expect(check('forged.json')).rejects.toMatchObject({ code: 1, stderr })
})
