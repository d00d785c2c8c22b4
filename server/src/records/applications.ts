import { DATE_FILTER_MODES, customDays, lgasMeant, message, namedDays } from '@site/domain';
import type { AllocatedPurchase, BiocharEmissions, DayRange } from '@site/domain';
import { z } from 'zod';
import { experimentalSql } from '../figures/experimental';
import { lgaAtSql } from '../figures/lga-at';
import { plainText } from '../ground/call-schemas';
import { ApiError } from '../ground/errors';
import type { Query } from '../store/store';
import { Bound } from '../store/bound';
import { isNameSql } from '../store/name-words';
import type { Condition } from './read-records';

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
function daysOf({ mode, startDate, endDate }: ApplicationFilter, now: number): DayRange | null {
  if (mode !== undefined && mode !== 'Custom') return namedDays(mode, now);
  if (mode === undefined && startDate === undefined && endDate === undefined) return null;
  const days = customDays(startDate ?? '', endDate ?? '');
  if (days.ok) return days.value;
  const field = days.problem === 'bothDates' && startDate !== undefined ? 'endDate' : 'startDate';
  throw new ApiError(400, 'invalid_input', message(`dateFilter.${days.problem}`, 'en'), field);
}

/**
 * Returns the condition for the applications in the LGA of a text. A record stores only the LGA's name; when
 * two LGAs share it, the record's position decides.
 * @throws ApiError 400 for a name that exists in two states.
 */
function lgaCondition(text: string): Condition {
  const [meant, another] = lgasMeant(text);
  if (meant && another) {
    const choices = lgasMeant(text).map(({ name, state, code }) => `'${name}, ${state}' (${code})`);
    const problem = `Several LGAs have this name. Write one of ${choices.join(' or ')}.`;
    throw new ApiError(400, 'invalid_input', problem, 'lga');
  }
  const isShared = meant !== undefined && lgasMeant(meant.name).length > 1;
  return (bound) => {
    const named = isNameSql('lga', meant?.name ?? text, bound);
    if (!isShared) return named;
    const here = lgaAtSql('biochar_application.geom');
    return `${named} AND (SELECT place.code FROM (${here}) AS place) = ${bound.add(meant.code)}`;
  };
}

/**
 * Returns the conditions of a filter at an instant (epoch ms): applications that began on the days, in the LGA.
 * @throws ApiError 400 for invalid days.
 */
export function applicationConditions(filter: ApplicationFilter, now: number): Condition[] {
  const { lga, experimental } = filter;
  const days = daysOf(filter, now);
  const conditions: Condition[] = [];
  if (days)
    conditions.push(
      (bound) => `start_date BETWEEN ${bound.add(days.first)}::date AND ${bound.add(days.last)}::date`
    );
  if (lga !== undefined) conditions.push(lgaCondition(lga));
  if (experimental === 'true' || experimental === 'false')
    conditions.push(() => `${experimental === 'true' ? '' : 'NOT '}${experimentalSql('batch_ids')}`);
  return conditions;
}

/** Returns the emissions of the applications that meet the conditions. */
export async function emissionsOf(query: Query, conditions: readonly Condition[]): Promise<BiocharEmissions> {
  const bound = new Bound();
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
export const allocatedPurchases = (query: Query, applicationId: string): Promise<AllocatedPurchase[]> =>
  query<AllocatedPurchase>(
    `SELECT source.id AS "objectId", source.supplier_name AS "supplierName", source.community,
            source.supplied_tonnage AS "suppliedTonnage", allotted.biochar_used AS "biocharUsed",
            allotted.price_per_ton AS "pricePerTon", source.date
       FROM allocated_purchase AS allotted JOIN raw_material_source AS source ON source.id = allotted.purchase_id
      WHERE allotted.application_id = $1 ORDER BY source.date, source.id`,
    [applicationId]
  );
