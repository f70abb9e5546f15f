import type { ContactChannel } from '../lead/state.ts'

/** When and how a visitor asked to be spoken with. Null where they left it to us. Moments are ISO 8601. */
export type CallWish = {
  from: string | null
  until: string | null
  /** What they want first. */
  contactBy: ContactChannel | null
}
