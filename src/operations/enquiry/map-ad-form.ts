import { fetchGivenUpAgain, getAdForm, updateAdMapping } from '#database/enquiry/ad-leads.ts'
import { spokenForm } from '#domain/desk/added-lead.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import type { AdMapping } from '#domain/lead/ad-form.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'

type Mapped = {
  id: string
  /** As it was seen. */
  version: number
  /** The form of ours that it is for. */
  form: EnquiryForm
  mapping: AdMapping
}

/** Says which field of an ad form answers which question of ours. What waits for it becomes leads. */
export function mapAdForm(
  { id, version, form, mapping }: Mapped,
  world: ActorDeps,
): Promise<Result<object, 'unknown' | 'changed' | 'invalid'>> {
  const questions = questionsOf(spokenForm(form))
  const isKnown = (name: string) => questions.some((question) => question.name === name)
  return commit(world, async (db) => {
    if (!(await getAdForm(db, id))) return noSuchForm
    if (!Object.values(mapping).every(isKnown))
      return reject('invalid', 'A question isn’t in that form. Look at the list again.')
    const isReached = questions.some(
      ({ kind, name }) =>
        (kind === 'email' || kind === 'phone') && Object.values(mapping).includes(name),
    )
    if (!isReached) return reject('invalid', 'Say which field has the email address, or the phone.')
    const set = { form_slug: form.slug, mapping: JSON.stringify(mapping) }
    if (!(await updateAdMapping(db, { id, version }, set)))
      return reject('changed', 'Somebody has changed it meanwhile. Look at it again.')
    await recordDeskEvent(db, { kind: 'ad form mapped', detail: { form: id } }, world)
    return { ok: true }
  })
}

/** Fetches again what was given up, as once a token is mended. */
export function fetchAdFormAgain(
  id: string,
  world: ActorDeps,
): Promise<Result<{ leads: number }, 'unknown'>> {
  return commit(world, async (db) => {
    if (!(await getAdForm(db, id))) return noSuchForm
    return { ok: true, leads: await fetchGivenUpAgain(db, id, world.now()) }
  })
}

const noSuchForm = reject('unknown', 'There is no such form.')
