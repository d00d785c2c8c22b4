import type { LayerSource } from './dataset-of';

/** Each purchase of P1 with its supplier; what biochar applications are allotted refers to its OBJECTIDs. */
export const rawMaterialSource: LayerSource = {
  joins: { place: 'LEFT JOIN lga AS place ON place.code = raw_material_source.lga_code' },
  condition: 'raw_material_source.geom IS NOT NULL',
  sql: { lga: ['place', 'place.name'], state: ['place', 'place.state'] },
  sources: ['purchase', 'supplier', 'mill', 'lga']
};
