/** Schemas of what the calls on plots answer; without the code that checks plots, which needs a library. */
import { z } from 'zod';
import { describeField } from '../entities/field';
import { coordinateLine } from '../geometry/coordinates-schema';
import { PLOT_FAULT_CODES } from './plot-fault';

const faultCode = z.enum(PLOT_FAULT_CODES);

/** A fault of a plot: `describePlotFault` writes its sentence. */
export const plotFault = z.object({
  code: faultCode,
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  places: coordinateLine.describe('Positions of the fault, [longitude, latitude]; empty when it is of the whole plot')
});

const lgaShare = z.object({
  code: z.string().describe('Code of the LGA'),
  share: z.number().describe('Share of the plot in it, 0 to 1')
});

/** Fields with the answers of the checks. */
export const plotCheckFields = {
  faults: describeField(z.array(plotFault), {
    access: 'derived',
    description: 'All faults, in the order of docs/rules/plots.md'
  }),
  unchecked: describeField(z.array(faultCode), {
    access: 'derived',
    description: 'Checks that could not be made, because something that they need is unknown'
  }),
  lgas: describeField(z.array(lgaShare).nullish(), {
    access: 'derived',
    description: 'LGAs with the share of the plot in each, the largest first; null when unknown'
  })
};
