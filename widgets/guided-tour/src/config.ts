import type { ImmutableObject } from 'jimu-core';

/** The steps, in their order. Source: screens specification, "Map screens". */
export const STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'pen', 'mills'] as const;
export type Step = (typeof STEPS)[number];

/** What the steps point at on a page of this suite; the others stand in the middle. */
export const DEFAULT_TARGETS: Readonly<Partial<Record<Step, string>>> = {
  mapViews: '[data-tour="map-views"]',
  areas: '.widget-service-area',
  commodities: '[data-tour="commodities"]',
  yield: '.widget-layer-panels',
  pen: '.esri-popup',
  mills: '.widget-layer-panels'
};

export interface Config {
  /** Milliseconds from the start of the page to the tour of a first visit. */
  delay: number;
  /** The brand, which the tour welcomes to. */
  product: string;
  /** CSS selectors of what the steps point at, in the place of the usual ones. */
  targets: Partial<Record<Step, string>>;
  /** The steps there are; all of them when not set. */
  steps?: Step[];
  /** What the steps say, in the place of the usual texts. */
  texts?: Partial<Record<Step, string>>;
}

export type IMConfig = ImmutableObject<Config>;

/** The steps of a tour, in their order. */
export const shownSteps = ({ steps }: Pick<IMConfig, 'steps'>): readonly Step[] =>
  STEPS.filter((step) => steps?.includes(step) ?? true);
