import type { ImmutableObject, UseDataSource } from 'jimu-core';
import type { Translatable } from '../../../translate-config';

interface SearchedField {
  readonly jimuName: string;
  /** Name of the field in the service. */
  readonly name: string;
}

/** A source of the search: a geocoder of the app's utilities, or a layer of its data sources. */
export interface SearchItem extends Translatable<'label' | 'hint'> {
  readonly label: string;
  readonly hint?: string;
  /** Kind of the source; Experience Builder's search ignores an item without it. */
  readonly searchServiceType: 'GeocodeService' | 'FeatureService';
  readonly useUtility?: { readonly utilityId: string };
  readonly useDataSource?: UseDataSource;
  readonly searchFields?: readonly SearchedField[];
  /** Fields of a result's name: the first field, then the others separated by commas. */
  readonly displayFields?: readonly SearchedField[];
  readonly searchExact?: boolean;
}

/** The map's own layers as sources, which Experience Builder's search does not support. */
export interface MapLayersConfig {
  /**
   * Ids of layers of the map that are not searched: layers with a configured source, and layers without
   * names.
   */
  readonly except: readonly string[];
}

export interface Config extends Translatable<'hint'> {
  readonly datasourceConfig: readonly SearchItem[];
  readonly hint?: string;
  /** Also searches layers that were added to the web map. */
  readonly mapLayers?: MapLayersConfig;
  /** Most suggestions of each source. */
  readonly resultMaxNumber?: number;
}

export type IMConfig = ImmutableObject<Config>;
