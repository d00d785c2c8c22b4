import type { RawMaterialChoice } from '@site/domain';
import type { Query } from '../../store/store';
import { buildPurchaseCondition } from './conditions';
import type { RawMaterialConditions } from './conditions';

/** Most names in one answer. */
const MAX_CHOICES = 20;

/** Fields whose names can be chosen, with their columns. */
const COLUMNS = { supplier: 'supplier_name', community: 'community' } as const;
export type ChoiceField = keyof typeof COLUMNS;
export const CHOICE_FIELDS = Object.keys(COLUMNS) as ChoiceField[];

/**
 * Returns the names of a field among the purchases that match the conditions, with the number of purchases of
 * each; most purchases first.
 */
export function listRawMaterialChoices(
  query: Query,
  of: ChoiceField,
  conditions: RawMaterialConditions
): Promise<RawMaterialChoice[]> {
  const { condition, bound } = buildPurchaseCondition(conditions);
  const most = bound.add(MAX_CHOICES);
  return query<RawMaterialChoice>(
    `SELECT source.${COLUMNS[of]} AS name, count(*)::int AS purchases
       FROM raw_material_source AS source WHERE ${condition}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}::int`,
    bound.values
  );
}
