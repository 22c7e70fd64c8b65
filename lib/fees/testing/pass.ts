/** A fee of a season, as a director enters it: due when someone registers. */
export const PASS = {
  name: "Intramural pass",
  money: { amount: 2500, currency: "USD" },
  due: "registration",
  whereToPay: "Front desk",
} as const;
