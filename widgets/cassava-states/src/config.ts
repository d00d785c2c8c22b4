import type { ImmutableObject } from 'jimu-core';

/** What is read of a state, by the names that the fields have in the layer of the catalogue. */
export const FIELD_NAMES = ['STATE', 'HA_PLANTED', 'MT_PRODUCED', 'MEAN_YIELD', 'RANK'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export interface Config {
  /** The layer of the states by its data source, or its id or title in the web map; that of the catalogue when empty. */
  layer: string;
  /** What the fields are called there, where not as in the catalogue. */
  fields?: Partial<Record<FieldName, string>>;
  /** Zoom beyond which the map cannot be zoomed in while the widget is open; the specification's when not set. */
  closestZoom?: number;
}

export type IMConfig = ImmutableObject<Config>;

/** The layer's field of each name. */
export const fieldsOf = ({ fields }: Pick<IMConfig, 'fields'>): Readonly<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, fields?.[name] || name])) as Record<FieldName, string>;
