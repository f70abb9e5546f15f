// All of this ends within the two minutes for which a worker claims a delivery. Otherwise another worker could send
// the letter a second time.
export const defaultTimeouts = { connecting: 15_000, silence: 60_000, all: 90_000 }
export type MailTimeouts = typeof defaultTimeouts
