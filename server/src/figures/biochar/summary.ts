import { toBiocharTotals } from '@site/domain';
import type { BiocharSummary, BiocharSums } from '@site/domain';
import { BoundValues } from '../../store/bound-values';
import { writeIsNameSql } from '../../store/name-search-sql';
import type { Query } from '../../store/store';
import { writeExperimentalSql } from '../experimental';

/** Filters on applications; an omitted one does not filter. */
export interface BiocharConditions {
  /** Days they began on, both included ('YYYY-MM-DD'). */
  readonly days?: { readonly first: string; readonly last: string };
  /** Full name of the LGA, in any case. */
  readonly lga?: string;
}

/** GROUPING values of a row: all, a month, an LGA. */
const ALL = 3;
const MONTH = 1;

interface ApplicationSumsRow extends BiocharSums {
  readonly part: number;
  readonly month: string | null;
  readonly lga: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/**
 * Returns SQL for the sums in total, by month and by LGA in one statement, so that they are of one moment.
 * Experimental applications are counted but not summed; CO₂ is summed only over applications that have both of
 * its figures.
 */
const writeSummarySql = (condition: string): string => `
WITH kept AS (
  SELECT to_char(start_date, 'YYYY-MM') AS month, lga, start_date, amount_of_biochar, net_co2, truck_emissions, geom,
         ${writeExperimentalSql('batch_ids')} AS experimental,
         net_co2 IS NOT NULL AND truck_emissions IS NOT NULL AS has_co2
    FROM biochar_application WHERE ${condition}
)
SELECT GROUPING(month, lga) AS part, month, lga,
       sum(amount_of_biochar) FILTER (WHERE NOT experimental) AS "amountOfBiochar",
       sum(net_co2) FILTER (WHERE NOT experimental AND has_co2) AS "netCo2",
       sum(truck_emissions) FILTER (WHERE NOT experimental AND has_co2) AS "truckEmissions",
       (count(*) FILTER (WHERE NOT experimental))::int AS "applicationCount",
       (count(*) FILTER (WHERE NOT experimental AND has_co2))::int AS "withCo2",
       (count(*) FILTER (WHERE experimental))::int AS "experimentalCount",
       avg(ST_Y(geom)) AS latitude, avg(ST_X(geom)) AS longitude,
       min(start_date) FILTER (WHERE NOT experimental) AS "firstDay",
       max(start_date) FILTER (WHERE NOT experimental) AS "lastDay"
  FROM kept GROUP BY GROUPING SETS ((), (month), (lga))
 ORDER BY part, month, "amountOfBiochar" DESC NULLS LAST, lga`;

function buildApplicationCondition({ days, lga }: BiocharConditions) {
  const bound = new BoundValues();
  const terms = [
    days && `start_date BETWEEN ${bound.add(days.first)}::date AND ${bound.add(days.last)}::date`,
    lga !== undefined && writeIsNameSql('lga', lga, bound)
  ].filter((term) => typeof term === 'string');
  return { condition: terms.length === 0 ? 'true' : terms.join(' AND '), bound };
}

/** Most months between the first and the last; a single wrong date may make the span very long. */
const MAX_MONTHS = 1_200;

const NO_APPLICATIONS: BiocharSums = {
  amountOfBiochar: null,
  netCo2: null,
  truckEmissions: null,
  applicationCount: 0,
  withCo2: 0,
  experimentalCount: 0
};

/** Months as consecutive numbers. */
const toMonthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;
const formatMonth = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/**
 * Returns the months from the first to the last, including months without applications, so that there are no
 * gaps.
 */
function fillMonths(lines: readonly ApplicationSumsRow[]): BiocharSummary['months'] {
  const known = new Map(lines.map((line) => [line.month!, line]));
  const [first, last] = [lines[0]?.month, lines.at(-1)?.month];
  const span = first && last ? toMonthNumber(last) - toMonthNumber(first) + 1 : 0;
  const months =
    span > MAX_MONTHS
      ? [...known.keys()]
      : Array.from({ length: span }, (_, at) => formatMonth(toMonthNumber(first!) + at));
  return months.map((month) => ({ ...toBiocharTotals(known.get(month) ?? NO_APPLICATIONS), month }));
}

/**
 * Computes the totals of the applications that match the conditions: in total, by month in order, by LGA with
 * most biochar first.
 */
export async function summariseBiochar(
  query: Query,
  conditions: BiocharConditions
): Promise<Pick<BiocharSummary, 'totals' | 'months' | 'lgas'>> {
  const { condition, bound } = buildApplicationCondition(conditions);
  const lines = await query<ApplicationSumsRow>(writeSummarySql(condition), bound.values);
  const all = lines.find(({ part }) => part === ALL)!;
  return {
    totals: { ...toBiocharTotals(all), firstDay: all.firstDay, lastDay: all.lastDay },
    months: fillMonths(lines.filter(({ part }) => part === MONTH)),
    lgas: lines
      .filter(({ part }) => part !== MONTH && part !== ALL)
      .map((line) => ({
        ...toBiocharTotals(line),
        lga: line.lga,
        latitude: line.latitude,
        longitude: line.longitude
      }))
  };
}

/**
 * Returns the time of the last change to an application, by hand or by an import (ISO); null without
 * applications.
 */
export async function readLastChange(query: Query): Promise<string | null> {
  const [row] = await query<{ at: Date | null }>('SELECT max(updated_at) AS at FROM biochar_application');
  return row?.at?.toISOString() ?? null;
}
