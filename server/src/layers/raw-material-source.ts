import type { LayerSource } from './create-dataset';

/**
 * Each purchase of P1 with its supplier, at the mill, or at the supplier's community when the mill has no
 * location. The allotted purchases of biochar applications refer to its OBJECTIDs.
 */
export const rawMaterialSource: LayerSource = {
  joins: { place: 'LEFT JOIN lga AS place ON place.code = raw_material_source.lga_code' },
  sql: { lga: ['place', 'place.name'], state: ['place', 'place.state'] },
  sources: ['purchase', 'supplier', 'mill', 'community', 'lga']
};
