/** Schemas of the screening calls. */
import { z } from 'zod';
import { day } from '../entities/values';
import { SCREENING_FINDINGS, SCREENING_GAPS, SCREENING_VERDICTS } from './screening-terms';

const screeningFinding = z.object({
  kind: z.enum(SCREENING_FINDINGS),
  verdict: z.enum(['review', 'conflict']),
  layer: z.string().describe('Name of the layer'),
  date: z.string().nullable().describe('Year or day; null without a date'),
  share: z.number().describe('Share of the plot, 0 to 1'),
  name: z.string().nullable().describe('Name of the area; null for findings of layers without names')
});

const screeningFields = {
  verdict: z
    .enum(SCREENING_VERDICTS)
    .describe("'clear' only when every needed layer answered and found nothing"),
  findings: z.array(screeningFinding),
  gaps: z.array(z.enum(SCREENING_GAPS)).describe('Evidence that is missing; without it no plot is clear'),
  screenedOn: day.describe('Day of the screening in Lagos'),
  plotVersion: z.int().describe('Version of the plot that was screened'),
  layers: z
    .record(z.string(), z.string().nullable())
    .describe('Version of each layer; null for a layer that is not imported')
};

/** A screening of a plot as it is stored. */
export const storedScreening = z.object(screeningFields);
export type StoredScreening = z.output<typeof storedScreening>;

/** Screening of a plot, with what was changed by newer layers or outlines. */
export const plotScreening = z.object({
  plotId: z.string(),
  ...screeningFields,
  before: storedScreening
    .nullable()
    .describe('Screening before the plot or a layer changed; null when it is the first one')
});
export type PlotScreening = z.output<typeof plotScreening>;
