// The address contains the token: the page must not be cached or indexed, and other sites must not get its address.
export const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}
