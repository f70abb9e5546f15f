import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/**
 * What is wrong with a value, for the person whose program sent it. A schema may say it better: its own words come first. Undefined leaves
 * it to Zod's.
 */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'It is missing.'
        : `It has to be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return `It has to be at least ${issue.minimum}.`
    case 'too_big':
      return `It may ${mostOf(issue.origin, issue.maximum)} at most.`
    case 'invalid_value':
      return `It has to be one of: ${issue.values.join(', ')}.`
    case 'invalid_key':
      return 'One of its names is too long.'
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return undefined
  }
}

function mostOf(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `have ${maximum} characters`
  return origin === 'array' ? `have ${maximum} entries` : `be ${maximum}`
}
