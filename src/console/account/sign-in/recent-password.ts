/*
 * The password that was typed a moment ago, so that setting up a second factor doesn't ask for it again. It is only in
 * memory: after a reload, that step asks.
 */
let password: string | undefined

export function rememberPassword(typed: string): void {
  password = typed
}

export function hasRecentPassword(): boolean {
  return password !== undefined
}

/** Hands the password out once. */
export function takeRecentPassword(): string | undefined {
  const recent = password
  forgetPassword()
  return recent
}

export function forgetPassword(): void {
  password = undefined
}
