import { v7 as uuidv7 } from 'uuid'
import { serverTime } from '../../clock/server-time.ts'

/** An id for what is about to be written down, by the server's clock: sent twice, it is the same entry. */
export function newEntryId(): string {
  return uuidv7({ msecs: serverTime().getTime() })
}
