import type { OutputRow } from 'widgets/shared-code/site-analysis';
import { ROUND_OUTPUT } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../state';
import { listStopLines } from './file-lines';

/** Output data source of a plan: a point for each stop, with the cost per tonne of its round. */
export const STOPS_OUTPUT = {
  source: ROUND_OUTPUT,
  toRows: (plan: RoundsPlan): readonly OutputRow[] =>
    listStopLines(plan).map(({ shape, values }, at) => ({ id: at + 1, shape, values }))
};
