/** The suffix of an hour before noon, and after. */
export const halves = [' am', ' pm'] as const
