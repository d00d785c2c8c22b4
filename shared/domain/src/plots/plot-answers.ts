/** Schemas of what the calls on plots answer; without the code that checks plots, which needs a library. */
import { z } from 'zod';
import { describeField } from '../entities/field';
import { coordinateLine } from '../geometry/coordinates-schema';
import { anyText } from '../entities/values';
import { PLOT_COMMODITIES, PLOT_STATUSES, storedPlotFields } from './plot';
import { PLOT_REFUSALS } from './plot-refusals';
import { PLOT_FAULT_CODES } from './plot-fault';
import { shipmentOrigins, shipmentSelection } from './shipment';

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

/** Most plots that a selection names. */
const MAX_SELECTED = 5_000;

/** Plots that a call is about: all that fulfil every condition; without any, all plots. */
export const plotSelection = z.strictObject({
  ids: z.array(storedPlotFields.id).min(1).max(MAX_SELECTED).optional().describe('Ids of plots'),
  status: z.enum(PLOT_STATUSES).optional(),
  commodity: z.enum(PLOT_COMMODITIES).optional(),
  lga: z.string().min(1).optional().describe('Code of the LGA with most of the area'),
  faultCode: faultCode.optional().describe('A fault that the plots have'),
  search: anyText.optional().describe('Text in supplier or community'),
  shipment: shipmentSelection
    .optional()
    .describe(
      'Purchases behind which the plots are: those that they name, or else the oil palm plots of the supplier'
    )
});
export type PlotSelection = z.output<typeof plotSelection>;

const plotCheckSummary = z.object({
  code: faultCode,
  found: z.int().describe('Number of exported plots with the fault, a warning'),
  unchecked: z.int().describe('Number of exported plots on which the check was not made')
});
export type PlotCheckSummary = z.output<typeof plotCheckSummary>;

/** Answer of POST /api/plot-export. */
export const plotExportAnswer = z.object({
  files: z
    .array(z.string())
    .describe('Texts of the files (GeoJSON), each at most 25 MB; empty when no plot is exported'),
  exported: z.array(z.string()).describe('Ids of the plots in the files'),
  checks: z
    .array(plotCheckSummary)
    .describe('Checks that found a warning on exported plots or were not made; all others found nothing'),
  shipment: shipmentOrigins
    .nullable()
    .describe(
      'Purchases of the shipment by how much of their origin is in the files; null without a shipment'
    ),
  refused: z
    .array(
      z.object({
        id: z.string(),
        supplier: z.string(),
        community: z.string(),
        reasons: z.array(z.enum(PLOT_REFUSALS)).describe('All reasons, by `plotRefusal.` in the catalogue'),
        faults: z.array(plotFault).describe('Faults of the plot, of which the errors keep it out')
      })
    )
    .describe('Plots that are in no file, with every reason')
});
export type PlotExportAnswer = z.output<typeof plotExportAnswer>;
