/** A visitor reached a step of a form for the first time. `day` is YYYY-MM-DD in the brand's time zone. */
export type StepReached = { day: string; form: string; step: string }
