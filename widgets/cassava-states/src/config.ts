import type { ImmutableObject } from 'jimu-core';

/** Fields of a state, by their names in the catalogue's layer. */
export const FIELD_NAMES = ['STATE', 'HA_PLANTED', 'MT_PRODUCED', 'MEAN_YIELD', 'RANK'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export interface Config {
  /**
   * Layer of the states: its data source, or its id or title in the web map; the catalogue's layer when
   * empty.
   */
  layer: string;
  /** Field names in that layer, if they differ from the catalogue's. */
  fields?: Partial<Record<FieldName, string>>;
  /** Maximum zoom of the map while the widget is open; the specification's when not set. */
  closestZoom?: number;
}

export type IMConfig = ImmutableObject<Config>;

/** Returns the layer's field for each name. */
export const getLayerFields = ({ fields }: Pick<IMConfig, 'fields'>): Readonly<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, fields?.[name] || name])) as Record<FieldName, string>;
