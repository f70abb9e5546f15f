/** An offer in which nothing is real. An act: accept. */
export type RehearsalProps = { isAccepted: boolean }
