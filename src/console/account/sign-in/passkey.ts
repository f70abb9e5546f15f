import {
  answerWithPasskey as answer,
  createPasskey as create,
  type PasskeyRequest,
} from '../../../site/ui/passkeys.ts'
import { ApiError } from '../../client/api.ts'

/* A passkey comes after the password here, and is one of those that the operator has. */
const factor = { isOnlyFactor: false }

export function createPasskey({
  operator,
  ...request
}: Omit<Parameters<typeof create>[0], 'user'> & {
  operator: { id: string; name: string; email: string }
}) {
  const { id, name: displayName, email: name } = operator
  return ask(() => create({ ...request, user: { id, name, displayName } }, factor))
}

export async function answerWithPasskey(request: PasskeyRequest) {
  return (await ask(() => answer(request, factor))).used
}

/** Browsers don't report whether the operator cancelled, waited too long or has no such passkey. */
function ask<Used>(request: () => Promise<Used>): Promise<Used> {
  return request().catch((error: unknown) => {
    const isHere = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new ApiError(
      400,
      'passkey',
      isHere
        ? 'You have a passkey on this device already.'
        : 'The browser used no passkey. Try again.',
    )
  })
}
