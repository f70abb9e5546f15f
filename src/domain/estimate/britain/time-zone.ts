/** Prices and taxes change at midnight in London, wherever the reader’s clock is. */
export const timeZone = 'Europe/London'
