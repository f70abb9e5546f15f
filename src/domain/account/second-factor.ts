import { reject } from '../result.ts'

export const secondFactorAgain = reject(
  'second-factor-again',
  'Give your second factor again first: the code from your phone, or a recovery code. Nothing was done.',
)
