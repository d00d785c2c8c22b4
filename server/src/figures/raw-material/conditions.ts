import { Bound, likeText } from '../../store/bound';

/** What purchases are narrowed to; what is left out narrows nothing. */
export interface RawMaterialConditions {
  /** Both days included ('YYYY-MM-DD'). */
  readonly days?: { readonly first: string; readonly last: string };
  /** Text anywhere in the name, in capitals or not. */
  readonly supplier?: string;
  readonly community?: string;
}

/** The condition on rows of `raw_material_source AS source`, its values bound; 'true' where nothing is narrowed. */
export function conditionsOf({ days, supplier, community }: RawMaterialConditions) {
  const bound = new Bound();
  const terms = [
    days && `source.date BETWEEN ${bound.add(days.first)}::date AND ${bound.add(days.last)}::date`,
    supplier !== undefined && `source.supplier_name ILIKE ${bound.add(likeText(supplier))}`,
    community !== undefined && `source.community ILIKE ${bound.add(likeText(community))}`
  ].filter((term) => typeof term === 'string');
  return { condition: terms.length === 0 ? 'true' : terms.join(' AND '), bound };
}
