import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'

export const passkeySignInPath = '/two-factor/passkey'

/**
 * Completes a sign-in whose password was right, as better-auth does after a code. The library's own passkeys would sign in
 * without a password. Only sign-in.ts can reach this, after it has checked the passkey.
 */
export const passkeySignIn = {
  id: 'passkey-sign-in',
  endpoints: {
    completePasskeySignIn: createAuthEndpoint(
      passkeySignInPath,
      { method: 'POST' },
      async (ctx) => {
        const { createAuthCookie, internalAdapter, secret } = ctx.context
        const cookie = createAuthCookie('two_factor')
        const challenge = await ctx.getSignedCookie(cookie.name, secret)
        const consumed = challenge && (await internalAdapter.consumeVerificationValue(challenge))
        const user = consumed && (await internalAdapter.findUserById(consumed.value))
        expireCookie(ctx, cookie)
        if (!user) throw ctx.error('UNAUTHORIZED', { code: 'INVALID_TWO_FACTOR_COOKIE' })
        const session = await internalAdapter.createSession(user.id)
        if (!session) throw ctx.error('UNAUTHORIZED', { code: 'FAILED_TO_CREATE_SESSION' })
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ token: session.token })
      },
    ),
  },
} satisfies BetterAuthPlugin
