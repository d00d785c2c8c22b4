import * as domain from '../index';
import type { Legend } from './band';

const { DEFAULT_PARAMETERS, soilLegends, suitabilityLegend } = domain;

/** Every legend the domain offers, those that go by parameters with the specification's. */
export const LEGENDS: readonly Legend[] = [
  ...Object.entries(domain)
    .filter(([name]) => name.endsWith('_LEGEND'))
    .map(([, legend]) => legend as Legend),
  ...Object.values(soilLegends(DEFAULT_PARAMETERS)),
  suitabilityLegend(DEFAULT_PARAMETERS)
];
