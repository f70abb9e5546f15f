/** After this many hours a session ends, in use or not. */
export const sessionHours = 12
