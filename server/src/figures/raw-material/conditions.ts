import { BoundValues } from '../../store/bound-values';
import { writeNameContainsSql } from '../../store/name-search-sql';

/** Filters on purchases; an omitted one does not filter. */
export interface RawMaterialConditions {
  /** Both days included ('YYYY-MM-DD'). */
  readonly days?: { readonly first: string; readonly last: string };
  /** Text anywhere in the name, in any spelling that folds to it. */
  readonly supplier?: string;
  readonly community?: string;
}

/**
 * Returns the condition on rows of `raw_material_source AS source`, its values bound; 'true' without filters.
 */
export function buildPurchaseCondition({ days, supplier, community }: RawMaterialConditions) {
  const bound = new BoundValues();
  const terms = [
    days && `source.date BETWEEN ${bound.add(days.first)}::date AND ${bound.add(days.last)}::date`,
    supplier !== undefined && writeNameContainsSql(['source.supplier_name'], supplier, bound),
    community !== undefined && writeNameContainsSql(['source.community'], community, bound)
  ].filter((term) => typeof term === 'string');
  return { condition: terms.length === 0 ? 'true' : terms.join(' AND '), bound };
}
