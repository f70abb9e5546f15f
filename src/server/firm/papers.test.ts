import { expect, test } from 'vitest'
import { listChanges } from '#database/installer/changes.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { mostProofBytes } from '#domain/installer/proof-file.ts'
import { decideRequest, type RequestDecision } from '#operations/firm/decide-request.ts'
import { closeInstaller } from '#operations/installer/close-installer.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { openFirmBrowser } from '../../../tests/firm-browser.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { siteOfProps } from '../../../tests/own-page.ts'
import { onePixel, pdfOf } from '../../../tests/proof-files.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

// Tuesday, 10 am in Melbourne.
const now = new Date('2026-11-23T23:00:00Z')
const path = '/installer/firm/papers'

onEveryDatabase((database) => {
  async function openFirm() {
    const desk = openTestDesk(database(), { now: () => now }, { site: siteOfProps() })
    const installer = await storeInstaller(database())
    const owner = await storeOperator(database(), { role: 'owner' })
    const browser = await openFirmBrowser(desk, installer)
    const { db } = database()
    const holds = async () => (await getInstaller(db, installer))?.accreditations ?? []
    const [held] = await holds()
    if (!held) throw new Error('it holds nothing')
    const ask = (file: Uint8Array, changes: Record<string, string> = {}) => {
      const form = new FormData()
      const { person, category, number } = held
      const fields = { act: 'ask', of: '0', person, category, number, expires: '2029-01-09' }
      for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value)
      form.set('file', new Blob([new Uint8Array(file)], { type: 'text/html' }), '<b>card</b>.html')
      return browser.post(path, form)
    }
    const asked = async () => (await listChanges(db, installer))[0]
    const decide = (decision: Omit<RequestDecision, 'id'>, id: string) =>
      decideRequest({ id, ...decision }, { ...desk.services, by: owner })
    const files = async () =>
      (await db.selectFrom('installer_file_parts').select('change').execute()).length
    return { ...desk, ...browser, installer, held, holds, ask, asked, decide, files, db }
  }
  const confirmed = { decision: 'confirmed', sentence: '' } as const

  test('a new date waits for the desk while the old one stays valid; then it counts and they are notified', async () => {
    const { ask, asked, held, holds, decide, look, installer, db } = await openFirm()
    expect((await ask(onePixel)).status).toBe(303)
    const request = await asked()
    expect(await holds()).toContainEqual(held)
    // Two working days of the desk.
    expect(request).toMatchObject({ kind: 'accreditation', due_at: '2026-11-25T23:00:00.000Z' })
    expect(await look(path)).toMatchObject({
      papers: expect.arrayContaining([
        expect.objectContaining({ waiting: expect.objectContaining({ expiresOn: '2029-01-09' }) }),
      ]),
    })
    for (const _ of [1, 2])
      expect(await decide(confirmed, request?.id ?? '')).toMatchObject({ ok: true })
    expect(await holds()).toContainEqual({ ...held, expiresOn: '2029-01-09' })
    const letters = await db
      .selectFrom('deliveries')
      .select('event')
      .where('installer', '=', installer)
      .execute()
    expect(letters).toEqual([{ event: 'installer.decided' }])
  })

  test('what is refused says why, its file is erased, and what was known holds', async () => {
    const { ask, asked, held, holds, decide, files, look } = await openFirm()
    const before = await files()
    await ask(onePixel)
    const id = (await asked())?.id ?? ''
    expect(await decide({ decision: 'refused', sentence: ' ' }, id)).toMatchObject({
      code: 'invalid',
    })
    const sentence = 'The card names somebody else.'
    expect(await decide({ decision: 'refused', sentence }, id)).toMatchObject({ ok: true })
    expect(await decide(confirmed, id)).toMatchObject({ code: 'refused' })
    expect(await holds()).toContainEqual(held)
    expect(await files()).toBe(before)
    expect(await look(path)).toMatchObject({ refused: [{ sentence }] })
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture that is a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture’s beginning before a page', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['a bomb', pdfOf(300 * 1024 * 1024)],
    ['a picture of a million by a million', withSides(1_000_000)],
    ['nothing', new Uint8Array()],
    ['one byte too many', new Uint8Array(mostProofBytes + 1)],
  ])('%s is refused as a file, and nothing is stored', async (_, file) => {
    const { ask, asked, files } = await openFirm()
    const before = await files()
    const response = await ask(file)
    expect(response.status).toBe(422)
    expect(JSON.parse(await response.text())).toMatchObject({
      frame: { problem: { field: 'file' } },
    })
    expect(await asked()).toBeUndefined()
    expect(await files()).toBe(before)
  })

  test('20 MB are refused before they are read', async () => {
    const { ask, asked } = await openFirm()
    const response = await ask(new Uint8Array(20 * 1024 * 1024))
    expect(response.status).toBe(413)
    expect(await asked()).toBeUndefined()
  })

  test('a file comes back as it was, to be saved and never shown, to its office alone', async () => {
    const firm = await openFirm()
    const pdf = pdfOf(1000)
    await firm.ask(pdf)
    const address = `${path}/file?of=${(await firm.asked())?.id}`
    const response = await firm.get(address)
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="proof.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const another = await openFirm()
    expect((await another.get(address)).status).toBe(404)
    expect((await firm.app.request(address)).status).toBe(303)
  })

  test('the same asked again replaces what waits, and what is taken back is gone', async () => {
    const { ask, asked, files, post, installer, db } = await openFirm()
    const before = await files()
    await ask(onePixel)
    await ask(onePixel, { expires: '2030-01-09' })
    expect(await files()).toBe(before + 1)
    const id = (await asked())?.id ?? ''
    await post(path, new URLSearchParams({ act: 'withdraw', id }))
    expect(await files()).toBe(before)
    expect((await listChanges(db, installer)).map(({ outcome }) => outcome)).toEqual([
      'withdrawn',
      'withdrawn',
    ])
  })

  test('its files are erased with the firm', async () => {
    const { ask, files, asked, installer, services, decide } = await openFirm()
    const before = await files()
    await ask(onePixel)
    await decide(confirmed, (await asked())?.id ?? '')
    expect(await files()).toBe(before + 1)
    await closeInstaller(installer, { ...services, by: 'an owner' })
    expect(await files()).toBe(before)
  })
})

/** The one pixel, saying that it has so many each way. */
function withSides(pixels: number): Uint8Array {
  const picture = Buffer.from(onePixel)
  picture.writeUInt32BE(pixels, 16)
  picture.writeUInt32BE(pixels, 20)
  return picture
}
