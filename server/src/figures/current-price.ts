/**
 * SQL of the current P1 price of an LGA in NGN/t: the mean of what was paid at its mills over the last days, weighted by
 * tonnes; null where nothing was bought. `lga`, `today` and `days` are SQL expressions. Summed as exact numbers, so that
 * the price is the same to the last digit wherever it is asked for.
 */
export const currentPriceSql = (lga: string, today: string, days: string): string => `
  (SELECT (sum(bought.exact_naira) / sum(bought.exact_tonnes))::float8 FROM lga_purchase_day AS bought
    WHERE bought.lga_code = ${lga} AND bought.purchased_on > ${today}::date - ${days}::int
      AND bought.purchased_on <= ${today}::date)`;
