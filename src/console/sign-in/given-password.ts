let given: string | undefined

/**
 * The password that was typed a moment ago, for the step that asks for it again: setting up a second factor. In
 * memory only; a reload forgets it, and then the step asks.
 */
export function rememberPassword(password: string): void {
  given = password
}

export function givenPassword(): string | undefined {
  return given
}

export function forgetPassword(): void {
  given = undefined
}
