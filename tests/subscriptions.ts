import type { EmailSettings } from '#channels/email.ts'

/** No reader has unsubscribed, and no operator could. */
export const noSubscriptions: Pick<EmailSettings, 'readersOf' | 'unsubscribeLink'> = {
  readersOf: async (_, addresses) => addresses.map((address) => ({ address, operator: null })),
  unsubscribeLink: (letter, id) => `https://w.example/unsubscribe?letter=${letter}&token=${id}`,
}
