/** For incomes between the limit of Solar Homes and the one before it: see `stateRebateIncome`. */
export const formerIncomeLimit = 'Up to the old $210,000, ask Solar Victoria first.'
