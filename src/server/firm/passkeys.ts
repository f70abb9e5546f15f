import { randomBytes } from 'node:crypto'
import { usePasskey } from '#database/account/passkeys.ts'
import { spendChallenge } from '#database/firm/codes.ts'
import { getFirmPasskey, insertFirmPasskey, listFirmPasskeys } from '#database/firm/passkeys.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { type Result, reject } from '#domain/result.ts'
import { membersOf } from '#operations/firm/members.ts'
import { beginSession, type NewFirmSession } from '#operations/firm/sign-in.ts'
import { isSameHash, keyedHash } from '#operations/keyed-hash.ts'
import { commit } from '#operations/world.ts'
import type { NewPasskeyRequest, PasskeyRequest } from '#site/ui/passkeys.ts'
import type { Services } from '../../services.ts'
import {
  algorithms,
  challengeOf,
  countOfUse,
  newPasskey,
  readNewPasskey,
  usedPasskey,
} from '../account/webauthn.ts'
import type { Fields } from '../http/read-fields.ts'
import type { Visit } from './session.ts'

const mostPasskeys = 10
const challengeMinutes = 10
const momentBytes = 6
const bodyBytes = 18
const bodyLength = (bodyBytes / 3) * 4
const macLength = 40

const over = reject(
  'refused',
  'That passkey was not accepted. Load the page again, and try once more.',
)

/**
 * Passkeys of installers' people. A page has its challenge from the moment it is looked at: nothing is stored for it until it is answered,
 * and then that it was.
 */
export function firmPasskeys(services: Services) {
  const { brand, database, secret, siteUrl, now } = services
  const { db } = database
  const macOf = (purpose: string, body: string) =>
    keyedHash(secret, `passkey ${purpose}`, body).slice(0, macLength)

  const newChallenge = (purpose: string): string => {
    const body = randomBytes(bodyBytes)
    body.writeUIntBE(now().getTime(), 0, momentBytes)
    const text = body.toString('base64url')
    return text + macOf(purpose, text)
  }

  /** The challenge that was answered; undefined where it wasn't given for this, is too old, or was answered before. */
  const takenChallenge = async (
    clientData: string,
    purpose: string,
  ): Promise<string | undefined> => {
    const challenge = (await challengeOf(clientData)) ?? ''
    const body = challenge.slice(0, bodyLength)
    if (!isSameHash(challenge.slice(bodyLength), macOf(purpose, body))) return undefined
    const age = now().getTime() - Buffer.from(body, 'base64url').readUIntBE(0, momentBytes)
    if (age > challengeMinutes * 60_000) return undefined
    return (await spendChallenge(db, challenge, now())) ? challenge : undefined
  }

  const addingTo = ({ installer, member }: Visit) => `add ${installer.id} ${member.id}`
  const site = { id: new URL(siteUrl).hostname, name: brand.name }

  return {
    signInRequest: (): PasskeyRequest => ({
      site: site.id,
      challenge: newChallenge('sign in'),
      passkeys: [],
    }),

    addRequest: async (visit: Visit): Promise<NewPasskeyRequest> => {
      const { installer, member } = visit
      const own = await listFirmPasskeys(db, { installer: installer.id, person: member.id })
      return {
        site,
        algorithms,
        challenge: newChallenge(addingTo(visit)),
        user: { id: member.id, name: member.email || member.phone, displayName: member.name },
        passkeys: own.map(({ id }) => id),
      }
    },

    async add(visit: Visit, fields: Fields, name: string): Promise<Result<object, 'refused'>> {
      const { installer, member } = visit
      const who = { installer: installer.id, person: member.id }
      const added = newPasskey.safeParse(read(fields, ['id', 'clientData', 'attestation']))
      const challenge = added.data && (await takenChallenge(added.data.clientData, addingTo(visit)))
      if (!added.data || !challenge) return over
      if ((await listFirmPasskeys(db, who)).length >= mostPasskeys)
        return reject('refused', `You have ${mostPasskeys} already. Remove one first.`)
      const passkey = await readNewPasskey(added.data, { challenge, siteUrl, isOnlyFactor: true })
      if (!passkey) return over
      const { id, publicKey, count } = passkey
      const isStored = await insertFirmPasskey(db, {
        ...who,
        id,
        name,
        public_key: publicKey,
        sign_count: count,
        created_at: now().toISOString(),
        used_at: null,
      })
      return isStored ? { ok: true } : over
    },

    /** Signs a person in by their passkey, as long as they are on their installer's list. */
    async signIn(fields: Fields, browser: string): Promise<Result<NewFirmSession, 'refused'>> {
      const used = usedPasskey.safeParse(
        read(fields, ['id', 'clientData', 'authenticatorData', 'signature']),
      )
      const challenge = used.data && (await takenChallenge(used.data.clientData, 'sign in'))
      const passkey = used.data && challenge && (await getFirmPasskey(db, used.data.id))
      if (!used.data || !challenge || !passkey) return over
      const { id, installer, person, public_key: publicKey, sign_count: from } = passkey
      const stored = { publicKey, count: from }
      const to = await countOfUse(used.data, stored, { challenge, siteUrl, isOnlyFactor: true })
      if (to === undefined) return over
      return commit(services, async (trx) => {
        const known = await getInstaller(trx, installer)
        const isMember = known && membersOf(known).some((one) => one.id === person)
        if (!isMember || known.closedAt) return over
        if (!(await usePasskey(trx, 'installer_passkeys', { id, from, to }, now()))) return over
        const isOwn = fields('own') === 'yes'
        return beginSession(trx, { installer, person, isOwn, browser }, services)
      })
    },
  }
}

function read(fields: Fields, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields(name)]))
}
