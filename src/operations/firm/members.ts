import { listInstallersOf } from '#database/installer/installer-acts.ts'
import { getInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import { personId } from '#database/installer/text-receivers.ts'
import type { Db } from '#database/schema.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { addressOf, type ParseMobile } from '#domain/installer/people.ts'

/** A person at an installer who may sign in. The id is derived from the address: a person whose address changes signs in again. */
export type Member = InstallerPerson & { id: string }

export function membersOf({ id, people }: Pick<StoredInstaller, 'id' | 'people'>): Member[] {
  return people
    .filter((person) => addressOf(person) !== '')
    .map((person) => ({ ...person, id: personId(id, person) }))
}

/**
 * The installers that a person with this email, or this mobile where texts are on, works for, by name, without closed ones. A number that
 * two people of one installer share counts for neither: we couldn't tell who acts.
 */
export async function listWorkplaces(
  db: Db,
  address: string,
  parseMobile?: ParseMobile,
): Promise<{ installer: StoredInstaller; member: Member }[]> {
  const mobile = parseMobile?.(address)
  const isTheirs = (person: Pick<InstallerPerson, 'email' | 'phone'>) =>
    addressOf(person) === address ||
    (mobile !== undefined && parseMobile?.(person.phone) === mobile)
  const ids = await listInstallersOf(db, isTheirs)
  const installers = await Promise.all(ids.map((id) => getInstaller(db, id)))
  return installers
    .flatMap((installer) => {
      const [member, ...others] = installer ? membersOf(installer).filter(isTheirs) : []
      return installer && member && others.length === 0 ? [{ installer, member }] : []
    })
    .toSorted((one, other) => one.installer.tradingName.localeCompare(other.installer.tradingName))
}
