/** The explanatory pictures that a page may show. Each has its words in a file of that name beside this one. */
export type ExplanationName = 'roof-compass' | 'staircase' | 'blackout' | 'evening' | 'victoria'
