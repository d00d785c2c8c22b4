/**
 * Plots of suppliers: the land on which a delivered commodity grew. Source: ledger BY-16; article 2(28) of Regulation
 * (EU) 2023/1115 (docs/rules/plots.md).
 */
import { z } from 'zod';
import { describeField } from '../entities/field';
import { describeDerivedFigure } from '../entities/record-fields';
import {
  anyText,
  basis,
  createQuantitySchema,
  creation,
  day,
  filledText,
  identity
} from '../entities/values';
import { coordinatePair, coordinateRings } from '../geometry/coordinates-schema';
import { isFutureDay } from '../time/lagos';

/** Crops whose plots are recorded. Only oil palm is a commodity of the regulation. */
export const PLOT_COMMODITIES = ['oilPalm', 'cassava', 'maize'] as const;

/** Ways in which an outline comes about: on the map, with a receiver along the edge, from a file. */
export const PLOT_CAPTURES = ['drawn', 'walked', 'imported'] as const;

export const PLOT_STATUSES = ['draft', 'checked', 'released', 'rejected'] as const;

/** Largest plot that may be a point, ha. Source: article 2(28) of Regulation (EU) 2023/1115. */
export const MAX_POINT_HECTARES = 4;

/** Decimals of a coordinate, in degrees: a tenth of a metre. Source: article 2(28) of Regulation (EU) 2023/1115. */
export const PLOT_DECIMALS = 6;

/** Worst accuracy that is recorded, m: a position from a mobile network. */
export const MAX_ACCURACY_M = 10_000;

/** A position, or the rings of an outline: [longitude, latitude] in degrees (WGS 84). */
export type PlotGeometry =
  | { readonly type: 'Point'; readonly coordinates: z.output<typeof coordinatePair> }
  | { readonly type: 'Polygon'; readonly coordinates: z.output<typeof coordinateRings> };

export const plotGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: coordinatePair }),
  z.object({ type: z.literal('Polygon'), coordinates: coordinateRings })
]) as z.ZodType as z.ZodType<PlotGeometry>;

const plotFields = z.object({
  ...identity,
  supplier: describeField(filledText, { description: 'Name of the supplier' }),
  community: describeField(filledText, { description: 'Community of the supplier' }),
  commodity: describeField(z.enum(PLOT_COMMODITIES), { description: 'Crop on the plot' }),
  geometry: describeField(plotGeometry, {
    description: `Outline, or a point for at most ${MAX_POINT_HECTARES} ha; [longitude, latitude] in degrees (WGS 84)`
  }),
  statedArea: describeField(createQuantitySchema('farmSize').nullish(), {
    unit: 'ha',
    description: 'Area that the supplier states; null when unknown'
  }),
  area: describeDerivedFigure('Area of the outline on the ellipsoid; of a point the stated area', 'ha'),
  capture: describeField(z.enum(PLOT_CAPTURES), { description: 'How the outline came about' }),
  accuracy: describeField(z.number().min(0).max(MAX_ACCURACY_M).nullish(), {
    unit: 'm',
    description: 'Accuracy of the positions; null when unknown'
  }),
  capturedOn: describeField(day, { description: 'Day on which the outline was captured' }),
  consentOn: describeField(day.nullish(), {
    description: 'Day on which the supplier agreed that the outline is passed on; null without consent'
  }),
  consentWithdrawnOn: describeField(day.nullish(), {
    description: 'Day on which the supplier withdrew the consent; null while it is valid'
  }),
  tenurePaper: describeField(anyText.nullish(), {
    description: 'Paper on the right to use the land; null without one'
  }),
  status: describeField(z.enum(PLOT_STATUSES), { description: 'Progress of the plot' }),
  rejection: describeField(filledText.nullish(), {
    description: 'Reason of a rejection; null for a plot that is not rejected'
  })
});

/** Fields with the day of something that has happened, which cannot be after today. */
const PAST_DAYS = ['capturedOn', 'consentOn', 'consentWithdrawnOn'] as const;

type PlotState = Pick<z.output<typeof plotFields>, 'status' | 'rejection' | (typeof PAST_DAYS)[number]>;

/** Returns a schema of plots with the rules between fields, and on days against the clock. */
const addPlotRules = <Schema extends z.ZodType<PlotState>>(schema: Schema): Schema =>
  PAST_DAYS.reduce(
    (sofar, name) =>
      sofar.refine((given) => !isFutureDay(given[name] ?? '', Date.now()), {
        path: [name],
        error: 'a day up to today, as days begin in Lagos'
      }),
    schema
  )
    .refine(({ status, rejection }) => (status === 'rejected') === (typeof rejection === 'string'), {
      path: ['rejection'],
      error: 'a reason for a rejected plot, and only for one'
    })
    .refine(
      ({ consentOn, consentWithdrawnOn }) =>
        typeof consentWithdrawnOn !== 'string' ||
        (typeof consentOn === 'string' && consentWithdrawnOn >= consentOn),
      { path: ['consentWithdrawnOn'], error: 'a day on or after that of the consent' }
    );

/** A plot as it is recorded. A draft may have any fault of its outline: `checkPlots` names all of them. */
export const plot = addPlotRules(plotFields);
export type Plot = z.output<typeof plot>;

/** Returns whether the supplier agrees that the plot is passed on. */
export const hasPlotConsent = ({
  consentOn,
  consentWithdrawnOn
}: Pick<Plot, 'consentOn' | 'consentWithdrawnOn'>): boolean =>
  typeof consentOn === 'string' && typeof consentWithdrawnOn !== 'string';

const updateFields = plotFields
  .omit({ area: true })
  .partial({ id: true })
  .extend({ ...creation, ...basis })
  .strict();

/** PUT /api/plots/{id}: the whole plot, of which the server computes area, place and faults. */
export const plotUpdate = addPlotRules(updateFields);
/** POST /api/plots. */
export const plotCreate = addPlotRules(updateFields.omit({ id: true, version: true }));

/** Fields of a plot in responses, without the rules above: rows may be older than a rule. */
export const storedPlotFields = plotFields.shape;
