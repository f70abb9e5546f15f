/** Certificates and programs go by the day in Melbourne, wherever the reader’s clock is. */
export const timeZone = 'Australia/Melbourne'
