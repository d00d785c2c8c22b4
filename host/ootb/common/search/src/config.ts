import type { ImmutableObject, UseDataSource } from 'jimu-core';

interface Field {
  readonly jimuName: string;
}

/** One place to search: a geocoder of the app's utilities, or a layer of its data sources. */
export interface SearchItem {
  readonly label: string;
  readonly hint?: string;
  readonly useUtility?: { readonly utilityId: string };
  readonly useDataSource?: UseDataSource;
  readonly searchFields?: readonly Field[];
  /** What names a result: the first field, then the others behind commas. */
  readonly displayFields?: readonly Field[];
  readonly searchExact?: boolean;
}

export interface Config {
  readonly datasourceConfig: readonly SearchItem[];
  readonly hint?: string;
  /** Most suggestions of each source. */
  readonly resultMaxNumber?: number;
}

export type IMConfig = ImmutableObject<Config>;
