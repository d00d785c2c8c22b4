import { PLOT_FAULT_CODES, PLOT_FAULT_LEVELS } from '@site/domain';
import type { LayerSource } from './create-dataset';

const ERRORS = PLOT_FAULT_CODES.filter((code) => PLOT_FAULT_LEVELS[code] === 'error')
  .map((code) => `'${code}'`)
  .join(', ');

/** Plots of suppliers, as they are drawn, with the words of their values. */
export const plots: LayerSource = {
  geometry: 'plot.outline',
  // A plot that is not on earth has no outline, and is in the list of plots only.
  condition: 'plot.outline IS NOT NULL',
  joins: { place: 'LEFT JOIN lga AS place ON place.code = plot.lga_code' },
  sql: {
    State: ['place', 'place.state'],
    LGA: ['place', 'place.name'],
    status: 'initcap(plot.status)',
    commodity: `CASE plot.commodity WHEN 'oilPalm' THEN 'Oil palm' ELSE initcap(plot.commodity) END`,
    capture: 'initcap(plot.capture)',
    checks: `CASE WHEN plot.fault_codes && ARRAY[${ERRORS}] THEN 'Errors'
                  WHEN cardinality(plot.fault_codes) > 0 THEN 'Warnings' ELSE 'No fault' END`,
    faults: 'cardinality(plot.fault_codes)',
    drawnAs: `CASE WHEN plot.is_outlined THEN 'Outline' ELSE 'Circle by area' END`
  },
  sources: ['plot', 'lga']
};
