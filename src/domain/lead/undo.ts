/** How long the desk offers to undo what was just done. */
export const undoSeconds = 10

/** What an act at the desk sends out waits until it can't be undone any more; the last press still has to arrive. */
export const sendAfterSeconds = undoSeconds + 2
