import type { ImmutableObject } from 'jimu-core';
import { CASSAVA_ZOOM } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** Fields of a state, by their names in the catalogue's layer. */
const FIELD_NAMES = ['STATE', 'HA_PLANTED', 'MT_PRODUCED', 'MEAN_YIELD', 'RANK'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Field names of the catalogue's layer. */
const USUAL_FIELDS = Object.fromEntries(FIELD_NAMES.map((name) => [name, name])) as Readonly<
  Record<FieldName, string>
>;

export const SETTINGS = {
  /** Layer of the states. */
  layer: { kind: 'layer', default: '', isStored: true },
  /** Field names in that layer, if they differ from the catalogue's. */
  fields: {
    kind: 'record',
    entry: 'field',
    layer: 'layer',
    keys: FIELD_NAMES,
    usual: USUAL_FIELDS,
    default: {}
  },
  /** Maximum zoom of the map while the widget is open. */
  closestZoom: { kind: 'number', min: CASSAVA_ZOOM.start, max: 23, default: CASSAVA_ZOOM.closest }
} as const satisfies SettingDeclarations;

export type IMConfig = ImmutableObject<ConfigFrom<typeof SETTINGS>>;
export type Settings = SettingsFrom<typeof SETTINGS>;

/** Returns the layer's field for each name. */
export const getLayerFields = ({ fields }: Pick<Settings, 'fields'>): Readonly<Record<FieldName, string>> =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, fields[name] || SETTINGS.fields.usual[name]])
  ) as Record<FieldName, string>;
