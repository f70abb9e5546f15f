import { v7 as uuidv7 } from 'uuid'
import { serverTime } from '../../../client/server-time.ts'

/** An id for a new history entry, by the server's clock. An entry that is sent twice is stored once. */
export function newEntryId(): string {
  return uuidv7({ msecs: serverTime().getTime() })
}
