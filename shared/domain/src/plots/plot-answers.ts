/** Schemas of what the calls on plots answer; without the code that checks plots, which needs a library. */
import { z } from 'zod';
import { describeField } from '../entities/field';
import { coordinateLine } from '../geometry/coordinates-schema';
import { storedPlotFields } from './plot';
import { PLOT_FAULT_CODES } from './plot-fault';

const faultCode = z.enum(PLOT_FAULT_CODES);

/** A fault of a plot: `describePlotFault` writes its sentence. */
export const plotFault = z.object({
  code: faultCode,
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  places: coordinateLine.describe(
    'Positions of the fault, [longitude, latitude]; empty when it is of the whole plot'
  )
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

/** POST /api/plot-checks: an outline while it is drawn, before it is a record. */
export const plotDraft = z.strictObject({
  id: storedPlotFields.id
    .optional()
    .describe('Id of the stored plot that is being changed; absent for a new one'),
  community: storedPlotFields.community
    .optional()
    .describe('Community of the supplier; without it the distance to it is not checked'),
  geometry: storedPlotFields.geometry,
  statedArea: storedPlotFields.statedArea
});
export type PlotDraft = z.output<typeof plotDraft>;

/** Answer of POST /api/plot-checks. */
export const plotDraftCheck = z.object({
  area: storedPlotFields.area,
  ...plotCheckFields
});
export type PlotDraftCheck = z.output<typeof plotDraftCheck>;

/** Plots of an LGA. */
const plotCount = z.object({
  code: z.string().describe('Code of the LGA'),
  lga: z.string(),
  state: z.string(),
  plots: z.int().describe('Number of plots that are not rejected, most of whose area is in the LGA')
});

/** Answer of GET /api/plot-counts. */
export const plotCounts = z.object({
  data: z.array(plotCount).describe('LGAs with plots, by state and name'),
  toldFrom: z
    .int()
    .nullable()
    .describe(
      'Fewest suppliers of a listed LGA: those with fewer are left out, and numbers are rounded to three digits; null for staff'
    )
});
export type PlotCounts = z.output<typeof plotCounts>;
