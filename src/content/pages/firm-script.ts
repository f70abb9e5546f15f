/** What script says on an installer's own pages. It has a file of its own, so a phone loads only these words. */
export const firmScriptWords = {
  notSent: 'Not sent yet. It goes by itself when there’s a connection.',
  noPasskey: 'The browser used no passkey. Try again, or sign in by a code.',
}
