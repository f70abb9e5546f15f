/** The gate holds what must never break, in few cases. Everything else is the deep suite's, which is also what one runs by hand. */
export const isGate = process.env.TEST_DEPTH === 'gate'
