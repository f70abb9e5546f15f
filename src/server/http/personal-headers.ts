// The address contains the token: nobody may cache or index the page, and no other site is told where it was.
export const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}
