import { addDemoInstallers } from '#operations/installer/add-demo-installers.ts'
import { advertWordsIn, withoutQuotations } from '../../advert-words.ts'
import { movedNow } from '../../calling-hour.ts'
import { worldAt } from '../../world.ts'
import { test as desk } from '../desk.ts'
import { inDatabase } from '../priced.ts'
import { expect } from '../visit.ts'

/** A British server with a desk, a mail server and the invented installers, on an afternoon on which calls are allowed everywhere. */
export const test = desk.extend<object, { installers: number }>({
  installers: [
    async ({ server }, use) => {
      const added = await inDatabase(server, (database) =>
        addDemoInstallers(worldAt(movedNow(), database)),
      )
      await use(added)
    },
    { scope: 'worker', auto: true },
  ],
  // Whatever letters a visit caused: none advertises what we don’t do.
  mail: [
    async ({ mail }, use) => {
      await use(mail)
      expect(mail.received.flatMap(({ text }) => advertWordsIn(withoutQuotations(text)))).toEqual(
        [],
      )
    },
    { scope: 'worker' },
  ],
})

export type Mail = {
  received: { to: string[]; text: string; headers: (readonly [string, string])[] }[]
}

/** The letters to a person so far, as one text without line ends: the newest last. */
function lettersTo(email: string, { received }: Mail): string[] {
  return received
    .filter(({ to }) => to.includes(email))
    .map(({ text }) => text.replace(/\s+/g, ' '))
}

/** Waits for a letter to a person that says so and isn't one that was read before, and reads it. */
export async function letterTo(
  email: string,
  mail: Mail,
  saying: RegExp,
  isReadBefore: (letter: string) => boolean = () => false,
): Promise<string> {
  const find = () =>
    lettersTo(email, mail).findLast((text) => saying.test(text) && !isReadBefore(text))
  await expect.poll(find).toBeTruthy()
  return find() ?? ''
}

/** The address of a page by link in a letter. */
export function linkIn(letter: string, page: 'my-enquiry' | 'offer'): string {
  const [link] = new RegExp(`https?://[^ ]+/${page}\\?token=[\\w.-]+`).exec(letter) ?? []
  if (!link) throw new Error(`There is no link to ${page} in: ${letter}`)
  return link
}
