/**
 * SQL expressions that a current price depends on; `days` and `warningDays` are the parameters of that name.
 */
interface PriceTerms {
  readonly lga: string;
  readonly today: string;
  readonly days: string;
  readonly warningDays: string;
}

/**
 * Returns SQL of a row `price`, `priced_on`, `is_old`: the current P1 price of an LGA in NGN/t, which is the
 * mean price at its mills, weighted by tonnes, over the days that end with its last purchase; the day of that
 * purchase; and whether it is older than the warning allows. No row without purchases; days after today are
 * ignored. Summed as exact numbers, so that the price is the same to the last digit in every query. Source: the
 * ledger's SA-05; docs/rules/service-area.md.
 */
export const writeCurrentPriceSql = ({ lga, today, days, warningDays }: PriceTerms): string => `
  (SELECT (sum(bought.exact_naira) / sum(bought.exact_tonnes))::float8 AS price, latest.day AS priced_on,
          latest.day < ${today}::date - ${warningDays}::int AS is_old
     FROM (SELECT max(purchased_on) AS day FROM lga_purchase_day
            WHERE lga_code = ${lga} AND purchased_on <= ${today}::date) AS latest
     JOIN lga_purchase_day AS bought ON bought.lga_code = ${lga}
      AND bought.purchased_on <= latest.day AND bought.purchased_on > latest.day - ${days}::int
    GROUP BY latest.day)`;
