/** What a person has to check before a brand of this edition is published: nothing waits. */
export const toCheck: readonly string[] = []
