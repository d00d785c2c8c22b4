import { DATE_FILTER_MODES, readCustomDays, findLgas, formatMessage, getNamedDays } from '@site/domain';
import type { AllocatedPurchase, BiocharEmissions, DayRange } from '@site/domain';
import { z } from 'zod';
import { writeExperimentalSql } from '../figures/experimental';
import { writeLgaAtSql } from '../figures/lga-at';
import { plainText } from '../common/call-schemas';
import { ApiError } from '../common/response-errors';
import type { Query } from '../store/store';
import { BoundValues } from '../store/bound-values';
import { writeIsNameSql } from '../store/name-search-sql';
import type { ListCondition } from './read-records';

/** Filter of biochar applications. */
export const applicationFilter = z.strictObject({
  mode: z.enum(DATE_FILTER_MODES).optional().describe('Named days; Custom takes startDate and endDate'),
  startDate: z.string().max(20).optional().describe('First day (YYYY-MM-DD), with endDate'),
  endDate: z.string().max(20).optional().describe('Last day (YYYY-MM-DD), with startDate'),
  lga: plainText
    .optional()
    .describe('Name of an LGA, "name, state" where two states have one of that name, or its 4-letter code'),
  experimental: z
    .enum(['true', 'false', 'all'])
    .optional()
    .describe('Only applications with an experimental batch, only those without, or all')
});
export type ApplicationFilter = z.output<typeof applicationFilter>;

/**
 * Returns the days of a filter, both inclusive; null without any.
 * @throws ApiError 400 with the catalogue's message.
 */
function readDays({ mode, startDate, endDate }: ApplicationFilter, now: number): DayRange | null {
  if (mode !== undefined && mode !== 'Custom') return getNamedDays(mode, now);
  if (mode === undefined && startDate === undefined && endDate === undefined) return null;
  const days = readCustomDays(startDate ?? '', endDate ?? '');
  if (days.ok) return days.value;
  const field = days.problem === 'bothDates' && startDate !== undefined ? 'endDate' : 'startDate';
  throw new ApiError(400, 'invalid_input', formatMessage(`dateFilter.${days.problem}`, 'en'), field);
}

/**
 * Returns the condition for the applications in the LGA of a text. A record stores only the LGA's name; when
 * two LGAs share it, the record's position decides.
 * @throws ApiError 400 for a name that exists in two states.
 */
function buildLgaCondition(text: string): ListCondition {
  const [meant, another] = findLgas(text);
  if (meant && another) {
    const choices = findLgas(text).map(({ name, state, code }) => `'${name}, ${state}' (${code})`);
    const problem = `Several LGAs have this name. Write one of ${choices.join(' or ')}.`;
    throw new ApiError(400, 'invalid_input', problem, 'lga');
  }
  const isShared = meant !== undefined && findLgas(meant.name).length > 1;
  return (bound) => {
    const named = writeIsNameSql('lga', meant?.name ?? text, bound);
    if (!isShared) return named;
    const here = writeLgaAtSql('biochar_application.geom');
    return `${named} AND (SELECT place.code FROM (${here}) AS place) = ${bound.add(meant.code)}`;
  };
}

/**
 * Returns the conditions of a filter at an instant (epoch ms): applications that began on the days, in the LGA.
 * @throws ApiError 400 for invalid days.
 */
export function buildApplicationConditions(filter: ApplicationFilter, now: number): ListCondition[] {
  const { lga, experimental } = filter;
  const days = readDays(filter, now);
  const conditions: ListCondition[] = [];
  if (days)
    conditions.push(
      (bound) => `start_date BETWEEN ${bound.add(days.first)}::date AND ${bound.add(days.last)}::date`
    );
  if (lga !== undefined) conditions.push(buildLgaCondition(lga));
  if (experimental === 'true' || experimental === 'false')
    conditions.push(() => `${experimental === 'true' ? '' : 'NOT '}${writeExperimentalSql('batch_ids')}`);
  return conditions;
}

/** Returns the emissions of the applications that meet the conditions. */
export async function sumEmissions(
  query: Query,
  conditions: readonly ListCondition[]
): Promise<BiocharEmissions> {
  const bound = new BoundValues();
  const where = conditions.map((condition) => condition(bound)).join(' AND ');
  const [sums] = await query<BiocharEmissions>(
    `SELECT sum(truck_emissions) AS "totalTruckEmissions", sum(bike_emissions) AS "totalBikeEmissions",
            count(*) AS "applicationCount", count(*) - count(truck_emissions) AS "withoutTruckEmissions",
            count(*) - count(bike_emissions) AS "withoutBikeEmissions"
       FROM biochar_application ${where && `WHERE ${where}`}`,
    bound.values
  );
  return sums!;
}

/** Returns the purchases allotted to an application, oldest first. */
export const listAllocatedPurchases = (query: Query, applicationId: string): Promise<AllocatedPurchase[]> =>
  query<AllocatedPurchase>(
    `SELECT source.id AS "objectId", source.supplier_name AS "supplierName", source.community,
            source.supplied_tonnage AS "suppliedTonnage", allotted.biochar_used AS "biocharUsed",
            allotted.price_per_ton AS "pricePerTon", source.date
       FROM allocated_purchase AS allotted JOIN raw_material_source AS source ON source.id = allotted.purchase_id
      WHERE allotted.application_id = $1 ORDER BY source.date, source.id`,
    [applicationId]
  );
