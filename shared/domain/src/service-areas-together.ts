/**
 * Results for several service areas at once: the figures of all of them with each mill, tonne and acre counted
 * once, and the figures of the records that lie in two or more of them. The endpoint, its clients, the table,
 * the detail and the export read the schema from here. Rules: docs/rules/service-area.md.
 */
import { z } from 'zod';
import {
  AREA_FIGURE_NAMES,
  areaFigures,
  areaRings,
  otherMillFigures,
  serviceAreaSummary
} from './service-area-figures';
import type { AreaFigureName, Suppressed } from './service-area-figures';

/** Figures that depend on one start and its time. Results for several areas do not have them. */
const SINGLE_START_FIGURES = {
  logisticsCost: true,
  currentP1Price: true,
  currentP1PriceIsDefault: true,
  currentP1PriceDate: true,
  currentP1PriceIsOld: true,
  profit_week: true
} as const;

const togetherFigures = areaFigures.omit(SINGLE_START_FIGURES);
export type TogetherFigures = z.output<typeof togetherFigures>;
export type TogetherFigureName = keyof TogetherFigures;

/** Names of the figures of several areas, in the order in which they are shown. */
export const TOGETHER_FIGURE_NAMES: readonly TogetherFigureName[] = AREA_FIGURE_NAMES.filter(
  (name): name is Extract<AreaFigureName, TogetherFigureName> => !(name in SINGLE_START_FIGURES)
);

/** The figures of several areas without suppression. */
export type KnownTogetherFigures = {
  [Name in TogetherFigureName]: Exclude<TogetherFigures[Name], Suppressed>;
};

const { millScope, toldFrom, biocharLandShare, readable, parameterVersion, computedAt } =
  serviceAreaSummary.shape;

/** Response of POST /api/service-areas-together. */
export const serviceAreasTogether = z.object({
  areas: z
    .array(serviceAreaSummary.pick({ latitude: true, longitude: true, minutes: true, extentWidth: true }))
    .readonly()
    .describe('The areas, in the order in which they were given'),
  together: z
    .object({ figures: togetherFigures, otherMillFigures, rings: areaRings })
    .describe('The union: records in at least one area, each counted once'),
  overlap: z
    .object({ figures: togetherFigures, otherMillFigures, rings: areaRings })
    .describe('The overlap: records in at least two areas, each counted once; no rings without an overlap'),
  millScope,
  toldFrom,
  biocharLandShare,
  readable,
  parameterVersion,
  computedAt
});
export type ServiceAreasTogether = z.output<typeof serviceAreasTogether>;

/** The two results for several areas. */
export const TOGETHER_PARTS = ['together', 'overlap'] as const;
export type TogetherPart = (typeof TOGETHER_PARTS)[number];
