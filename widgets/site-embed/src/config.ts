import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations } from 'widgets/shared-code/site-core';

/** Last part of the address of a map page: `/map/widgets/<name>`. */
export const MAP_NAMES = [
  'serviceArea',
  'oilPalmClusters',
  'protectedAreas',
  'weeklyYield',
  'profitPerWeek'
] as const;
export type MapName = (typeof MAP_NAMES)[number];

export const SETTINGS = {
  map: { kind: 'choice', options: MAP_NAMES, default: 'serviceArea', isStored: true },
  serverUrl: SHARED_SETTINGS.serverUrl,
  frameHeight: { kind: 'number', unit: 'px', min: 320, max: 2000, whole: true, default: 640 }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;

export const PAGE = [
  {
    part: 'map',
    help: [
      'The map whose selection is sent to the embedding page.',
      'La carte dont la sélection est envoyée à la page qui l’intègre.'
    ],
    rows: {
      map: {
        label: ['Map on this page', 'Carte de cette page'],
        help: ['Sets the address and name of the frame.', 'Définit l’adresse et le nom du cadre.'],
        labels: {
          serviceArea: ['Service area', 'Zone de desserte'],
          oilPalmClusters: ['Oil palm clusters', 'Groupes de palmiers à huile'],
          protectedAreas: ['Protected areas', 'Aires protégées'],
          weeklyYield: ['Weekly yield', 'Rendement hebdomadaire'],
          profitPerWeek: ['Monthly profit', 'Profit mensuel']
        }
      },
      frameHeight: {
        label: ['Height of the frame', 'Hauteur du cadre'],
        help: [
          'In the copied HTML; the embedding page can change it.',
          'Dans le HTML copié ; la page qui l’intègre peut la changer.'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
