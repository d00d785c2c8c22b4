import * as domain from '../index';
import type { Legend } from './band';

const {
  DEFAULT_PARAMETERS,
  buildSoilLegends: soilLegends,
  buildSuitabilityLegend: suitabilityLegend
} = domain;

/** All legends of the domain; legends that depend on parameters have the specification's limits. */
export const LEGENDS: readonly Legend[] = [
  ...Object.entries(domain)
    .filter(([name]) => name.endsWith('_LEGEND'))
    .map(([, legend]) => legend as Legend),
  ...Object.values(soilLegends(DEFAULT_PARAMETERS)),
  suitabilityLegend(DEFAULT_PARAMETERS)
];
