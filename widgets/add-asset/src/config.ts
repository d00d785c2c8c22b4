import type { ImmutableObject } from 'jimu-core';
import { ASSET_CHOICES, SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  product: SHARED_SETTINGS.product,
  /** Kinds of assets that can be added. */
  kinds: { kind: 'list', options: ASSET_CHOICES, default: ASSET_CHOICES }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

export const PAGE = [
  { part: 'map' },
  {
    title: ['Assets to add', 'Sites à ajouter'],
    rows: {
      kinds: {
        label: ['Types of assets', 'Types de sites'],
        help: [
          'Offered in the second step, in a fixed order.',
          'Proposés à la deuxième étape, dans un ordre fixe.'
        ]
      },
      product: {
        label: ['Brand', 'Marque'],
        help: [
          'Prefix of asset names, for example “SITE Factory”.',
          'Préfixe des noms de sites, par exemple « SITE Factory ».'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
