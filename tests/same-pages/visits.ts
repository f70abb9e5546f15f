import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Nothing happens at the same moment as what came before it, or their order would be by chance. */
export function moveClock(directory: string, ms: number): void {
  const file = join(directory, 'clock')
  writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + ms))
}

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
      moveClock(directory, 1_000)
      await settle(300)
    }
  }

  /** Waits until nothing has been written for so long. */
  const settle = async (quietMs = 1_500) => {
    const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'), { readonly: true })
    const version = () => sqlite.pragma('data_version', { simple: true })
    for (let before: unknown; before !== version(); ) {
      before = version()
      await wait(quietMs)
    }
    sqlite.close()
  }

  /** Letters are files, decoded as far as their links go. */
  const letters = () =>
    readdirSync(join(directory, 'letters'))
      .toSorted()
      .map((name) => readFileSync(join(directory, 'letters', name), 'utf8'))
      .map((letter) =>
        letter
          .replaceAll(/\?=\r?\n =\?UTF-8\?Q\?/g, '')
          .replaceAll(/=\r?\n(?![A-Z][\w-]+: )/g, '')
          .replaceAll('=3D', '='),
      )

  /** The token of such a link in the first letter to somebody that has one. */
  const tokenFor = (to: string, page: string) => {
    const link = new RegExp(`To: ${to}[^]*?${page}\\?token=([\\w-]{72})`)
    const token = letters()
      .map((letter) => link.exec(letter)?.[1])
      .find(Boolean)
    if (!token) throw new Error(`No letter to ${to} has a link to ${page}`)
    return token
  }
  return { ask, post, act, settle, letters, tokenFor }
}
