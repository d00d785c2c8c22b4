/** Schemas of the screening calls. */
import { z } from 'zod';
import { day } from '../entities/values';
import { plotSelection } from './plot-answers';
import type { Screening } from './screen-plot';
import { SCREENING_FINDINGS, SCREENING_GAPS, SCREENING_VERDICTS } from './screening-terms';

const screeningFinding = z.object({
  kind: z.enum(SCREENING_FINDINGS),
  verdict: z.enum(['review', 'conflict']),
  layer: z.string().describe('Name of the layer'),
  date: z.string().nullable().describe('Year or day; null without a date'),
  share: z.number().describe('Share of the plot, 0 to 1'),
  name: z.string().nullable().describe('Name of the area; null for findings of layers without names')
});

/** A screening of a plot as it is stored. */
export interface StoredScreening extends Screening {
  /** Day in Lagos, 'YYYY-MM-DD'. */
  readonly screenedOn: string;
  readonly plotVersion: number;
  /** Version of each layer; null for a layer that is not imported. */
  readonly layers: Readonly<Record<string, string | null>>;
}

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

export const storedScreening = z.object(screeningFields) as z.ZodType as z.ZodType<StoredScreening>;

/** Screening of a plot, with what was changed by newer layers or outlines. */
export interface PlotScreening extends StoredScreening {
  readonly plotId: string;
  readonly supplier: string;
  readonly community: string;
  /** Hectares; null when unknown. */
  readonly area: number | null;
  readonly before: StoredScreening | null;
}

export const plotScreening = z.object({
  plotId: z.string(),
  supplier: z.string(),
  community: z.string(),
  area: z.number().nullable().describe('Hectares; null when unknown'),
  ...screeningFields,
  before: storedScreening
    .nullable()
    .describe('Screening before the plot or a layer changed; null when it is the first one')
}) as z.ZodType as z.ZodType<PlotScreening>;

/** Most plots that a call screens. */
export const MAX_SCREENED = 5_000;

/** POST /api/plot-screening: a selection, and which part of it. */
export const plotScreeningRequest = plotSelection.extend({
  limit: z
    .int()
    .min(0)
    .max(MAX_SCREENED)
    .default(MAX_SCREENED)
    .describe('Most plots of this call, in the order of their entry; 0 only counts'),
  after: z.int().min(0).default(0).describe('`next` of the call before; 0 for the first plots')
});
export type PlotScreeningRequest = z.input<typeof plotScreeningRequest>;

/** A layer of the screening. */
export interface ScreeningSource {
  readonly title: string;
  /** Source and licence; null for a layer that is not imported. */
  readonly attribution: string | null;
  /** Day of the last import in Lagos; null when unknown, as for a raster. */
  readonly importedOn: string | null;
  /** First and last year with a loss; null for layers without years. */
  readonly years: readonly [number, number] | null;
}

/** Answer of POST /api/plot-screening. */
export interface PlotScreeningPage {
  readonly screenings: readonly PlotScreening[];
  /** Number of plots of the whole selection. */
  readonly total: number;
  /** Number with which the next call begins; null after the last plot. */
  readonly next: number | null;
  readonly sources: readonly ScreeningSource[];
}

export const plotScreeningPage = z.object({
  screenings: z.array(plotScreening),
  total: z.int().describe('Number of plots of the whole selection'),
  next: z.int().nullable().describe('`after` of the next call; null after the last plot'),
  sources: z
    .array(
      z.object({
        title: z.string(),
        attribution: z.string().nullable().describe('Null for a layer that is not imported'),
        importedOn: day.nullable().describe('Day of the last import in Lagos; null for a raster'),
        years: z.tuple([z.int(), z.int()]).nullable().describe('First and last year with a loss')
      })
    )
    .describe('Layers of the screening as they are now')
}) as z.ZodType as z.ZodType<PlotScreeningPage>;
