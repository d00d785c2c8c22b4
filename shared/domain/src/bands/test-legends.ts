import * as domain from '../index';
import type { Legend } from './band';

const { DEFAULT_PARAMETERS, buildSoilLegends, buildSuitabilityLegend } = domain;

/** All legends of the domain; legends that depend on parameters have the specification's limits. */
export const LEGENDS: readonly Legend[] = [
  ...Object.entries(domain)
    .filter(([name]) => name.endsWith('_LEGEND'))
    .map(([, legend]) => legend as Legend),
  ...Object.values(buildSoilLegends(DEFAULT_PARAMETERS)),
  buildSuitabilityLegend(DEFAULT_PARAMETERS)
];
