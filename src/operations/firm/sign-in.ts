import { randomBytes, randomInt } from 'node:crypto'
import { insertCode, spendCode, tryCode } from '#database/firm/codes.ts'
import { insertFirmSession } from '#database/firm/sessions.ts'
import { setStartFact } from '#database/installer/installer-acts.ts'
import type { Db } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'
import { isSameHash, keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'
import { listWorkplaces } from './members.ts'

type CodeWorld = Pick<World, 'database' | 'now' | 'newId' | 'secret' | 'parseMobile'>

/** How long a person stays signed in: on their own phone, and on a shared device. */
const sessionHours = { own: 30 * 24, shared: 12 }

/** A code was asked for: by what it is tried. `deliver` sends it, and is called once the answer has gone out. */
export type AskedCode = { id: string; deliver: (send: SendCode) => Promise<void> }
type SendCode = (about: { to: string; name: string; code: string }) => Promise<unknown>

/**
 * Asks for a code for an email, or a mobile in international form. Nobody learns from the answer, or from how long it takes, whether it is known: a code is stored for every
 * address alike, and sent to those that somebody was entered with.
 */
export async function askForCode(address: string, world: CodeWorld): Promise<AskedCode> {
  const { database, now, newId, secret, parseMobile } = world
  const id = newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hashes = { recipient: recipientOf(address, secret), code: hashOf(id, code, secret) }
  const isStored = await insertCode(database.db, { id, ...hashes, now: now() })
  return {
    id,
    deliver: async (send) => {
      const [workplace] = isStored ? await listWorkplaces(database.db, address, parseMobile) : []
      if (workplace) await send({ to: address, name: workplace.member.name, code })
    },
  }
}

type Typed = { id: string; address: string; code: string; isOwn: boolean; browser: string }

/** Who signs in: a session's token, and how long a browser keeps it, in seconds; until it is closed where that is not theirs alone. */
export type NewFirmSession = { token: string; keepSeconds: number | undefined }

/** Signs a person in by a code that was sent to their address. It has five tries and ten minutes, and works once. */
export async function signInByCode(
  { id, address, code, isOwn, browser }: Typed,
  world: World,
): Promise<Result<NewFirmSession, 'over' | 'wrong'>> {
  const { secret } = world
  const now = world.now()
  const asked = await tryCode(world.database.db, id, now)
  if (!asked) return reject('over', 'That code is over. Have another one sent.')
  const isRight =
    isSameHash(asked.code, hashOf(id, code.replace(/\s/g, ''), secret)) &&
    isSameHash(asked.recipient, recipientOf(address, secret))
  const wrong = reject('wrong', `That isn’t the code. ${triesLeft(asked.left)}`)
  if (!isRight) return wrong
  return commit(world, async (db) => {
    const [workplace] = await listWorkplaces(db, address, world.parseMobile)
    if (!workplace || !(await spendCode(db, id, now))) return wrong
    const who = { installer: workplace.installer.id, person: workplace.member.id }
    const { start } = workplace.installer
    if (start && !start.phoneAnsweredAt && world.parseMobile?.(address))
      await setStartFact(db, who.installer, { phone_answered_at: now.toISOString() })
    return beginSession(db, { ...who, isOwn, browser }, world)
  })
}

type NewSession = { installer: string; person: string; isOwn: boolean; browser: string }

/** Begins a session for a person who has proved who they are. */
export async function beginSession(
  db: Db,
  { isOwn, browser, ...who }: NewSession,
  { newId, now }: Pick<World, 'newId' | 'now'>,
): Promise<{ ok: true } & NewFirmSession> {
  const token = randomBytes(32).toString('base64url')
  const hours = sessionHours[isOwn ? 'own' : 'shared']
  const started = now()
  await insertFirmSession(db, {
    ...who,
    id: newId(),
    token,
    browser: browser.slice(0, 100),
    started_at: started.toISOString(),
    expires_at: new Date(started.getTime() + hours * 3_600_000).toISOString(),
  })
  return { ok: true, token, keepSeconds: isOwn ? hours * 3600 : undefined }
}

function triesLeft(left: number): string {
  if (left === 0) return 'Have another one sent.'
  return left === 1 ? 'One more try.' : `${left} more tries.`
}

function recipientOf(address: string, secret: string): string {
  return keyedHash(secret, 'code recipient', address)
}

function hashOf(id: string, code: string, secret: string): string {
  return keyedHash(secret, 'code', `${id} ${code}`)
}
