import type { ImmutableObject } from 'jimu-core';
import { isObject, isText } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import type { LayerPanel } from 'widgets/shared-code/site-map';

export type LayerPanels = Readonly<Record<string, LayerPanel | null>>;

/** Returns whether a value is missing, or a list of entries that each name a field. */
const areFieldEntries = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((entry: unknown) => isObject(entry) && isText(entry.field)));

const isPanel = (value: unknown): value is LayerPanel =>
  isObject(value) &&
  [value.sliders, value.lists, value.figures].every(areFieldEntries) &&
  (value.countBy === undefined || (Array.isArray(value.countBy) && value.countBy.every(isText)));

const arePanels = (value: unknown): value is LayerPanels =>
  isObject(value) && Object.values(value).every((panel) => panel === null || isPanel(panel));

export const SETTINGS = {
  /** Ids of catalogue layers that the map must have; the panel lists the missing ones. */
  required: { kind: 'list', default: [], isStored: true },
  /** Ids of layers that the panel does not list. */
  hidden: { kind: 'list', default: [], isStored: true },
  /** Whether the layer groups are initially unfolded. */
  isUnfolded: { kind: 'switch', default: false },
  /** The trip planner that the agent summary opens; the summary has no buttons when empty. */
  plannerWidgetId: { kind: 'widget', widget: 'trip-planner', default: '' },
  /**
   * Layer properties by layer id. They replace the properties from the catalogue or, for a layer that is not
   * in it, from the field types. Null: no properties.
   */
  panels: { kind: 'own', isValid: arePanels, default: {} }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
