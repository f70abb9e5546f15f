/*
 * Limits that only end what hangs: no machine is slow enough to need as long. How soon something must have happened is said by
 * what else has happened by then.
 */

/** For one event to happen. */
export const eventLimitMs = 5 * 60_000

/** The product's own limits are so many times longer in tests, unless a test is about one of them: PATIENCE in .env.example. */
export const patience = 20

/** For a whole test, or what is done before it. */
export const testLimitMs = 30 * 60_000

/** For one press in a browser to be done, or one thing to be seen: a visit waits this long for what is not there. */
export const visitStepLimitMs = 2 * 60_000
