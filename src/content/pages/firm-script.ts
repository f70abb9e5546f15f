/** What script says on an installer's own pages. It stands by itself, so that a phone loads no more of them. */
export const firmScriptWords = {
  notSent: 'Not sent yet. It goes by itself when there’s a connection.',
  noPasskey: 'The browser used no passkey. Try again, or sign in by a code.',
}
