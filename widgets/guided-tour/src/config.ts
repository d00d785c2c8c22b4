import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** The steps, in their order. Source: screens specification, "Map screens". */
const STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'pen', 'mills'] as const;
export type StepName = (typeof STEPS)[number];

/**
 * Default targets of the steps on a page of this suite; a step without a target is centred. On a phone the
 * switches are in the menu.
 */
const DEFAULT_TARGETS: Readonly<Partial<Record<StepName, string>>> = {
  mapViews: '[data-tour="map-views"], [data-tour="menu"]',
  areas: '.widget-service-area',
  commodities: '[data-tour="commodities"], [data-tour="menu"]',
  yield: '.widget-layer-panels',
  pen: '.esri-popup',
  mills: '.widget-layer-panels'
};

export const SETTINGS = {
  /** From page load to the tour on a first visit. */
  delay: { ...SHARED_SETTINGS.delay, default: 2_000 },
  product: SHARED_SETTINGS.product,
  targets: {
    kind: 'record',
    entry: 'text',
    rule: 'selector',
    keys: STEPS,
    shown: 'steps',
    usual: DEFAULT_TARGETS,
    default: {},
    isStored: true
  },
  steps: { kind: 'list', options: STEPS, isNeverEmpty: true, default: STEPS },
  /** Texts of the steps, which replace the default ones. */
  texts: { kind: 'record', entry: 'text', isLong: true, keys: STEPS, shown: 'steps', default: {} }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

/** Returns the steps of a tour, in their order. */
export const listSteps = ({ steps }: Settings): readonly StepName[] =>
  STEPS.filter((step) => steps.includes(step));
