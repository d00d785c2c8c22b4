import type { ImmutableObject } from 'jimu-core';

/** The steps, in their order. Source: screens specification, "Map screens". */
export const STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'pen', 'mills'] as const;
export type StepName = (typeof STEPS)[number];

/** Default targets of the steps on a page of this suite; a step without a target is centred. */
export const DEFAULT_TARGETS: Readonly<Partial<Record<StepName, string>>> = {
  mapViews: '[data-tour="map-views"]',
  areas: '.widget-service-area',
  commodities: '[data-tour="commodities"]',
  yield: '.widget-layer-panels',
  pen: '.esri-popup',
  mills: '.widget-layer-panels'
};

export interface Config {
  /** Delay from page load to the tour on a first visit, ms. */
  delay: number;
  /** The brand in the welcome step. */
  product: string;
  /** CSS selectors of the targets, which replace the default ones. */
  targets: Partial<Record<StepName, string>>;
  /** The steps to show; all steps when not set. */
  steps?: StepName[];
  /** Texts of the steps, which replace the default ones. */
  texts?: Partial<Record<StepName, string>>;
}

export type IMConfig = ImmutableObject<Config>;

/** Returns the steps of a tour, in their order. */
export const listSteps = ({ steps }: Pick<IMConfig, 'steps'>): readonly StepName[] =>
  STEPS.filter((step) => steps?.includes(step) ?? true);
