/**
 * SQL of the current P1 price of an LGA in NGN/t: the mean of what was paid at its mills over the last days, weighted by
 * tonnes; null where nothing was bought. `lga`, `today` and `days` are SQL expressions. Summed as exact numbers, so that
 * the price is the same to the last digit wherever it is asked for.
 */
export const currentPriceSql = (lga: string, today: string, days: string): string => `
  (SELECT (sum((p.tonnes * p.price_per_tonne)::numeric) / sum(p.tonnes::numeric))::float8
     FROM mill m JOIN purchase p ON p.mill_id = m.id
    WHERE m.lga_code = ${lga} AND p.purchased_on > ${today}::date - ${days}::int AND p.purchased_on <= ${today}::date)`;
