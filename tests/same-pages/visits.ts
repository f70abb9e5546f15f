import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import type { Running } from '../server.ts'
import { normalise } from './normalise.ts'
import type { Fields } from './pages.ts'
import type { Recording } from './recording.ts'

/** Of the headers those that are the same each time. */
const headers = [
  ...['location', 'content-type', 'cache-control', 'content-disposition', 'x-robots-tag', 'allow'],
  ...['content-security-policy', 'referrer-policy', 'retry-after'],
]

/** Asks a server without script, and writes down every answer. */
export function openVisits({ url, directory }: Running, recording: Recording) {
  /** Returns the address that the answer leads to. */
  const ask = async (path: string, request: RequestInit = {}, about = ''): Promise<string> => {
    const accept = { accept: 'text/html', ...request.headers }
    const response = await fetch(url + path, { redirect: 'manual', ...request, headers: accept })
    const text = await response.text()
    const given = headers.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [normalise(`${name}: ${value}`)]
    })
    const head = [String(response.status), ...given]
    const name = `${request.method ?? 'GET'} ${about} ${path}`
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      recording.writePage('answers', name, text, head)
      recording.pages.push({ name, url: url + path, html: text })
    } else recording.writeText('answers', name, [...head, text].join('\n'))
    return response.headers.get('location') ?? ''
  }

  const post = (path: string, fields: Fields) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) }, fields.form ?? fields.act)

  /** Opens a page by its link, and posts each act; where that leads to another address, opens it. */
  const act = async (page: string, token: string, acts: readonly Fields[]) => {
    await ask(`${page}?token=${token}`)
    for (const fields of acts) {
      const location = await post(page, { token, ...fields })
      if (location) await ask(location, {}, 'then')
      await settle(500)
      await moveClock(1_000)
    }
  }

  /** Waits until every letter is out, and nothing has been written for so long. */
  const settle = async (quietMs = 2_000) => {
    const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'), { readonly: true })
    const owed = sqlite.prepare('select count(*) from deliveries where retry_at <= ?').pluck()
    const state = () =>
      `${sqlite.pragma('data_version', { simple: true })} ${owed.get(new Date().toISOString())}`
    for (let before = ''; before !== state() || !before.endsWith(' 0'); ) {
      before = state()
      await wait(quietMs)
    }
    sqlite.close()
  }

  /** What happens at the same moment is listed in a random order. Call it when nothing is under way. */
  const moveClock = async (ms: number) => {
    const file = join(directory, 'clock')
    writeFileSync(`${file}.next`, String(Number(readFileSync(file, 'utf8')) + ms))
    // A process that reads it meanwhile finds all of it.
    renameSync(`${file}.next`, file)
    process.env.MOMENT = new Date(Date.now() + ms).toISOString()
    await wait(200)
  }

  /** Letters are files, decoded as far as their links go. */
  const letters = () =>
    readdirSync(join(directory, 'letters'))
      .toSorted()
      .map((name) => readFileSync(join(directory, 'letters', name), 'utf8'))
      .map((letter) =>
        letter
          .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
          .replaceAll(/=\r?\n(?![A-Z][\w-]+: )/g, '')
          .replaceAll('=3D', '='),
      )

  /** The token of such a link in the first letter to a person that has one. */
  const tokenFor = (to: string, page: string) => {
    const link = new RegExp(`To: ${to}[^]*?${page}\\?token=([\\w-]{72,})`)
    const token = letters()
      .map((letter) => link.exec(letter)?.[1])
      .find(Boolean)
    if (!token) throw new Error(`No letter to ${to} has a link to ${page}`)
    return token
  }
  return { ask, post, act, settle, moveClock, letters, tokenFor }
}
