import { formatMoney } from '#estimate/format-money.ts'

/** Equal payments, a month each; `rate` is per cent a year, compounded monthly. */
export function monthlyPayment(dollars: number, rate: number, months: number): number {
  const monthly = rate / 1200
  return monthly === 0 ? dollars / months : (dollars * monthly) / (1 - (1 + monthly) ** -months)
}

/** A way to pay over five years: a month, in all, and how much more than cash. */
export function paymentRow(
  name: string,
  cash: number,
  { rate = 0, price = cash }: { rate?: number; price?: number },
): readonly string[] {
  const payment = monthlyPayment(price, rate, 60)
  const total = 60 * payment
  return [name, formatMoney(payment, 2), formatMoney(total), formatMoney(total - cash)]
}
