/** A visitor came to a step of a form for the first time in this filling-in. `day` is YYYY-MM-DD, on the brand's calendar. */
export type StepReached = { day: string; form: string; step: string }
