/** The page that checks a receipt of consent. The page fills in the words in braces. */
export const verifyReceipt = {
  title: 'Check a receipt of consent',
  description: 'Whether a receipt of consent is ours and unchanged, and what it proves.',
  heading: 'Check a receipt of consent',
  lead: 'A receipt says what somebody agreed to, and is signed. Here you see whether it’s ours and unchanged. We store nothing of it.',
  file: 'The file',
  pasted: 'Or paste what is in it',
  person: 'Whose number is it? (optional)',
  personHelp:
    'Type a phone number or an email address, and we say whether the receipt is for that one.',
  button: 'Check it',
  again: 'Check another',
  valid: {
    heading: 'Ours, and unchanged',
    lead: 'We signed this, so we can’t deny it, and nobody can change a letter of it. It proves that we recorded this consent as it stands here.',
    call: 'We signed this, so we can’t deny it, and nobody can change a letter of it. It proves that the sender of this enquiry told us that one installer may call, as it stands here.',
  },
  invalid: {
    heading: 'Not a receipt of ours',
    lead: 'So it proves nothing. If you think that it should, send it to us.',
  },
  whose: {
    yes: 'It’s for the number or address you typed.',
    no: 'It’s not for the number or address you typed.',
    unknown:
      'Nobody can tell any more whose it is: their details were erased. What was agreed to stands.',
    unasked:
      'It names nobody. What ties it to a person is with us alone, and is erased with their details.',
  },
  facts: {
    wording: 'Agreed to',
    version: 'Version',
    shown: 'Shown',
    page: 'On the page',
    noPage: 'No page of ours',
    at: 'When',
    until: 'Until',
    callers: 'Who may call',
    enquiry: 'Enquiry',
    key: 'Signed with',
    keySince: 'Key {key}, which signs today.',
    keyUntil: 'Key {key}, which signed until {until}.',
  },
  without: {
    heading: 'Without us',
    text: 'You needn’t take our word. {script} is thirty lines that need Node.js and nothing else, and {keys} are all keys that ever signed, for good. The file’s text is signed as it stands, without “signature”, by Ed25519.',
    script: 'This script',
    scriptPath: '/receipts/verify-receipt.mjs',
    keys: 'these',
    keysPath: '/receipts/keys.json',
    command: 'node verify-receipt.mjs receipt.json keys.json',
  },
} as const
