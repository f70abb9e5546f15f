import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
  usePasskey,
} from '#database/account/passkeys.ts'
import { reject } from '#domain/result.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { jsonBody, jsonOf } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, requireSecondFactorAgain } from './guard.ts'
import {
  algorithms,
  challengeOf,
  countOfUse,
  newPasskey,
  readNewPasskey,
  type usedPasskey,
} from './webauthn.ts'

const mostPasskeys = 10
const name = z.string().trim().min(1).max(60)

type Purpose = 'add' | 'sign in' | 'again'

/** Passkeys as the second factor: a challenge works once, for the operator and the purpose it was made for. */
export function passkeysOf({ services, authentication }: DeskDeps) {
  const { database, siteUrl, now } = services
  const { db } = database

  async function newChallenge(purpose: Purpose, operator: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    await authentication.storeChallenge(challenge, `${purpose} ${operator}`)
    return challenge
  }

  /** The challenge that was answered; undefined when it wasn't given for this, or was answered before. */
  async function takenChallenge(clientData: string, purpose: string): Promise<string | undefined> {
    const challenge = await challengeOf(clientData)
    return (await authentication.takeChallenge(challenge, purpose)) ? challenge : undefined
  }

  return {
    newChallenge,
    /** What a browser needs to use one of an operator's passkeys. */
    async optionsFor(purpose: Exclude<Purpose, 'add'>, operator: string) {
      const passkeys = await listPasskeys(db, operator)
      return {
        challenge: await newChallenge(purpose, operator),
        site: new URL(siteUrl).hostname,
        passkeys: passkeys.map(({ id }) => id),
      }
    },
    /** Whether an operator has just used one of their passkeys for this. */
    async isUsed(
      used: z.infer<typeof usedPasskey>,
      purpose: Exclude<Purpose, 'add'>,
      operator: string,
    ): Promise<boolean> {
      const challenge = await takenChallenge(used.clientData, `${purpose} ${operator}`)
      if (!challenge) return false
      const passkey = (await listPasskeys(db, operator)).find(({ id }) => id === used.id)
      if (!passkey) return false
      const { id, sign_count: from, public_key: publicKey } = passkey
      const stored = { publicKey, count: from }
      const to = await countOfUse(used, stored, { challenge, siteUrl })
      return to !== undefined && usePasskey(db, 'operator_passkeys', { id, from, to }, now())
    },
    /** The passkey that an operator has just made; undefined when the answer is to no challenge of ours. */
    async readAdded(added: z.infer<typeof newPasskey>, operator: string) {
      const challenge = await takenChallenge(added.clientData, `add ${operator}`)
      return challenge ? readNewPasskey(added, { challenge, siteUrl }) : undefined
    },
  }
}

/** An operator's own passkeys. */
export function passkeyRoutes(desk: DeskDeps) {
  const { services, authentication } = desk
  const { database, brand, siteUrl, now } = services
  const { db } = database
  const passkeys = passkeysOf(desk)
  const secondFactorAgain = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/account/passkeys', async (c) => {
      const own = await listPasskeys(db, c.var.operator.id)
      return c.json({
        passkeys: own.map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          since: created_at,
          usedAt: used_at,
        })),
      })
    })
    .post('/account/passkeys/options', secondFactorAgain, async (c) => {
      const { id, name, email } = c.var.operator
      const own = await listPasskeys(db, id)
      if (own.length >= mostPasskeys)
        return refuse(c, 'refused', `You have ${mostPasskeys} already. Remove one first.`)
      return c.json({
        challenge: await passkeys.newChallenge('add', id),
        site: { id: new URL(siteUrl).hostname, name: `${brand.name} lead desk` },
        operator: { id, name, email },
        algorithms,
        passkeys: own.map(({ id }) => id),
      })
    })
    .post(
      '/account/passkeys',
      secondFactorAgain,
      jsonOf(newPasskey.extend({ name })),
      async (c) => {
        const { name, ...added } = c.req.valid('json')
        const { id: operator } = c.var.operator
        const passkey = await passkeys.readAdded(added, operator)
        if (!passkey || !(await insertPasskey(db, { ...passkey, name, operator }, now())))
          return refuse(c, 'refused', 'That passkey was not accepted. Try again.')
        await writeAudit({ kind: 'passkey added' }, { ...services, by: operator })
        return c.json({ id: passkey.id }, 201)
      },
    )
    .put('/account/passkeys/:id', jsonBody({ name }), async (c) => {
      const own = { id: c.req.param('id'), operator: c.var.operator.id }
      return (await renamePasskey(db, own, c.req.valid('json').name))
        ? c.json({ renamed: true })
        : respond(c, noSuchPasskey)
    })
    .delete('/account/passkeys/:id', secondFactorAgain, async (c) => {
      const { id: operator } = c.var.operator
      if (!(await deletePasskey(db, { id: c.req.param('id'), operator })))
        return respond(c, noSuchPasskey)
      await writeAudit({ kind: 'passkey removed' }, { ...services, by: operator })
      return c.json({ removed: true })
    })
}

const noSuchPasskey = reject('unknown', 'You have no such passkey.')
