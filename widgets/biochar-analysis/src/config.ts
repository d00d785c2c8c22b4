import type { ImmutableObject } from 'jimu-core';
import { BUFFER_OPACITY, RADIUS_UNITS, SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
const PARTS = ['tool', 'result'] as const;

/** Layers with the records behind the figures, by kind. */
export const ROW_LAYERS = {
  factories: 'factories',
  maize: 'maize-production-2023',
  palm: 'niger-delta-oil-palm'
} as const;
export type RowLayer = keyof typeof ROW_LAYERS;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layers of the map, if they differ from the catalogue's. */
  layers: {
    kind: 'record',
    entry: 'layer',
    keys: ['factories', 'maize', 'palm'],
    default: {},
    isStored: true
  },
  /** Unit of the radius at first. Source: section 5 "Biochar radius". */
  unit: { kind: 'choice', options: RADIUS_UNITS, default: 'kilometers' },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: BUFFER_OPACITY },
  /** Texts of the tool; the translated texts when empty. */
  toggleLabel: { kind: 'text', default: '' },
  hint: { kind: 'text', default: '' }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
