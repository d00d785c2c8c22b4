import type { ImmutableObject, UseDataSource } from 'jimu-core';

interface Field {
  readonly jimuName: string;
  /** As the service calls it. */
  readonly name: string;
}

/** Texts of a configuration in languages other than its own, which Experience Builder's own search leaves alone. */
interface InOtherLanguages<Name extends string> {
  readonly i18n?: Readonly<Record<string, Readonly<Partial<Record<Name, string>>>>>;
}

/** One place to search: a geocoder of the app's utilities, or a layer of its data sources. */
export interface SearchItem extends InOtherLanguages<'label' | 'hint'> {
  readonly label: string;
  readonly hint?: string;
  /** Which of the two it is; Experience Builder's own search looks in nothing that does not say so. */
  readonly searchServiceType: 'GeocodeService' | 'FeatureService';
  readonly useUtility?: { readonly utilityId: string };
  readonly useDataSource?: UseDataSource;
  readonly searchFields?: readonly Field[];
  /** What names a result: the first field, then the others behind commas. */
  readonly displayFields?: readonly Field[];
  readonly searchExact?: boolean;
}

/** The map's own layers as places to search, which Experience Builder's own search knows nothing of. */
export interface MapLayers {
  /** Ids of layers of the map that are not searched: those whose sources say how, and those without names. */
  readonly except: readonly string[];
}

export interface Config extends InOtherLanguages<'hint'> {
  readonly datasourceConfig: readonly SearchItem[];
  readonly hint?: string;
  /** Layers of the map are searched, too: those that somebody put into the web map. */
  readonly mapLayers?: MapLayers;
  /** Most suggestions of each source. */
  readonly resultMaxNumber?: number;
}

export type IMConfig = ImmutableObject<Config>;

/** A configuration or an item of it with its texts in the reader's language, where it has them. */
export const inLanguage = <Texts extends InOtherLanguages<string>>(texts: Texts, locale: string): Texts => ({
  ...texts,
  ...texts.i18n?.[locale]
});
