import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';

/** The steps, in their order. Source: screens specification, "Map screens". */
const STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'pen', 'mills'] as const;
export type StepName = (typeof STEPS)[number];

/** Default targets of the steps on a page of this suite; a step without a target is centred. */
const DEFAULT_TARGETS: Readonly<Partial<Record<StepName, string>>> = {
  mapViews: '[data-tour="map-views"]',
  areas: '.widget-service-area',
  commodities: '[data-tour="commodities"]',
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

const STEP_LABELS = {
  welcome: ['Welcome', 'Bienvenue'],
  mapViews: ['Map views', 'Vues de la carte'],
  areas: ['Areas for a factory', 'Zones pour une usine'],
  commodities: ['Commodities', 'Cultures'],
  yield: ['Yield data', 'Rendements'],
  pen: ['Pen tool', 'Crayon'],
  mills: ['Tagged mills', 'Moulins étiquetés']
} as const;

export const PAGE = [
  {
    title: ['Tour', 'Visite'],
    rows: {
      delay: {
        label: ['Delay on the first visit', 'Délai à la première visite'],
        help: [
          'The tour also waits until open dialogs are closed.',
          'La visite attend aussi la fermeture des dialogues ouverts.'
        ]
      },
      product: {
        label: ['Brand', 'Marque'],
        help: ['Name in the welcome step.', 'Nom dans l’étape de bienvenue.']
      },
      steps: {
        label: ['Steps', 'Étapes'],
        help: ['In this order; at least one.', 'Dans cet ordre ; au moins une.'],
        labels: STEP_LABELS
      }
    }
  },
  {
    title: ['Targets of the steps', 'Cibles des étapes'],
    help: [
      'CSS selectors. If empty, the default shown in the field is used. A step without its target on the page is shown in the middle.',
      'Sélecteurs CSS. Si vide, la valeur par défaut affichée dans le champ. Une étape dont la cible manque sur la page est affichée au milieu.'
    ],
    rows: { targets: { labels: STEP_LABELS } }
  },
  {
    part: 'texts',
    rows: { texts: { label: ['Text of “{key}”', 'Texte de « {key} »'], labels: STEP_LABELS } }
  }
] as const satisfies PageParts<typeof SETTINGS>;
