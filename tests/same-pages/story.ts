import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { type DeskKeys, deskSession, setUpDesk } from '../../bench/desk-session.ts'
import { enquiryOf } from '../enquiry.ts'
import type { Running } from '../server.ts'
import {
  acceptingActs,
  decliningActs,
  deskReads,
  installerActs,
  offerSteps,
  posts,
  reads,
  visitorActs,
} from './pages.ts'
import type { Recording } from './recording.ts'
import { openVisits } from './visits.ts'

export const secret = 'a secret that is long enough for a test'

const [minh, con, jo] = ['minh@hobbs.example', 'con@ladder.example', 'jo@tinroof.example'] as const
const installers = `trading_name,abn,areas,except_postcodes,services,property_kinds,panel_kw,battery_kwh,strengths,weekday_hours,saturday_hours,days_off,paused_until,cap_day,cap_week,cap_month,weight,fees,accreditations,seller_number,seller_expires_on,people,webhook
Hobbs & Nguyen Solar,80 000 000 001,${ofAll('Minh Demo', minh)}
Bright Ladder Electrical,61 000 000 002,${ofAll('Con Demo', con)}
Tin Roof Power,42 000 000 003,${ofAll('Jo Demo', jo)}
`

function ofAll(name: string, email: string): string {
  const until = 'DEMO-1, 2028-01-01'
  return `Victoria,,panels; batteries; roof-tiles,home; business; farm,,,local; price,7:30-17:00,9:00-12:00,,,,,,1,panels 60; batteries 85; panels+batteries 110; roof-tiles 90,"${name}, design, ${until}; ${name}, installation, ${until}; ${name}, batteries, ${until}",DEMO-2,2028-01-01,"*${name}, ${email}, 0491 570 156",`
}

/** A day of enquiries, offers, calls and letters. Returns the owner's keys and the token of the first visitor. */
export async function tellStory(server: Running, recording: Recording) {
  const { ask, post, act, settle, moveClock, tokenFor } = openVisits(server, recording)
  const keys = await setUpDesk(server.url, secret)
  const desk = deskSession(server.url, keys)
  await desk.confirm()
  await desk.post('/installers/import', { file: installers })
  await settle()
  const { installers: firms } = await (await desk.get('/installers')).json()
  const tokenOf = (id: string) => linkToken('installer', id, { secret, now: new Date() })
  for (const { id } of firms) await act('/installer', tokenOf(id), [{ act: 'accept-terms' }])

  for (const path of reads) await ask(path)
  for (const [path, fields] of posts) await post(path, fields)

  const tokens: string[] = []
  for (const visitor of [1, 2, 3, 4, 5]) {
    const { answers, form } = enquiryOf(visitor)
    const thanks = await post('/enquiries', { form, ...answers, postcode: '3073' })
    await ask(thanks)
    tokens.push(new URLSearchParams(thanks).get('token') ?? '')
    await settle()
    await moveClock(60_000)
  }
  // An offer waits ten minutes for the visitor's word.
  await moveClock(11 * 60_000)
  await settle()
  const [first = '', second = '', third = ''] = tokens
  await act('/my-enquiry', first, visitorActs)
  for (const file of ['copy', 'call.ics']) await ask(`/my-enquiry/${file}?token=${first}`)
  for (const [email, acts] of [
    [minh, acceptingActs],
    [con, decliningActs],
    [jo, [{ act: 'accept' }]],
  ] as const) {
    const token = tokenFor(email, '/offer')
    await act('/offer', token, acts)
    for (const step of offerSteps) await ask(`/offer?token=${token}${step}`, {}, 'step')
  }
  const own = tokenOf(firms[0].id)
  await act('/installer', own, installerActs)
  await ask(`/installer/statement?token=${own}`)

  await act('/my-enquiry', second, [{ act: 'withdraw' }])
  await act('/my-enquiry', third, [{ act: 'erase' }])
  const token = tokenFor('visitor0000004@example.com', '/withdraw')
  await ask(`/withdraw?token=${token}`)
  await post('/withdraw', { token })
  await settle()
  return { keys, first }
}

/** The next day, after what was due has been done: everybody looks again. Returns what the desk's screens are about. */
export async function tellNextDay(
  server: Running,
  recording: Recording,
  { keys, first }: { keys: DeskKeys; first: string },
) {
  const { ask, settle, moveClock, letters } = openVisits(server, recording)
  await moveClock(Date.parse('2026-11-25T15:00:00+11:00') - Date.now())
  stayIn(server)
  await settle(8_000)
  await ask(`/my-enquiry?token=${first}`, {}, 'the next day')
  const desk = deskSession(server.url, keys)
  await desk.confirm()
  const { leads } = await (await desk.get('/leads')).json()
  const [installer] = (await (await desk.get('/installers')).json()).installers
  const ids = { LEAD: leads.at(-1).id, ANOTHER: leads[0].id, INSTALLER: installer.id }
  const priya = { name: 'Priya Nair', email: 'priya@wattlewise.example', role: 'agent' }
  await desk.post('/people', priya)
  await desk.post('/views', { name: 'Open', shared: true, query: 'state=open' })
  await desk.post(`/leads/${ids.ANOTHER}/notes`, { text: 'Rang while driving. Call after four.' })
  const call = { id: crypto.randomUUID(), version: leads[0].version, outcome: 'no-answer' }
  await desk.post(`/leads/${ids.ANOTHER}/outcomes`, call)
  await settle()
  const { cookie } = keys
  for (const path of deskReads)
    await ask(`/api/${withIds(path, ids)}`, { headers: { cookie } }, 'the desk')
  recording.writeText('facts', 'letters', letters().join('\n\n'))
  return ids
}

export function withIds(path: string, ids: Record<string, string>): string {
  return path.replaceAll(/LEAD|ANOTHER|INSTALLER/g, (name) => ids[name] ?? '')
}

/** A session ends by itself within the day. */
function stayIn({ directory }: Running): void {
  const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'))
  sqlite.exec("update operator_sessions set expires_at = '2027-01-01T00:00:00.000Z'")
  sqlite.close()
}
