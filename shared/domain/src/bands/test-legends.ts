import * as domain from '../index';
import type { Legend } from './band';

/** Every legend the domain offers. */
export const LEGENDS = Object.entries(domain)
  .filter(([name]) => name.endsWith('_LEGEND'))
  .map(([, legend]) => legend as Legend);
