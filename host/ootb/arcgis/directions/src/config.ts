import type { ImmutableObject } from 'jimu-core';
import type { SearchItem } from '../../../common/search/src/config';

export interface Config {
  readonly routeConfig?: { readonly useUtility?: { readonly utilityId: string } };
  readonly searchConfig: {
    readonly dataConfig: readonly SearchItem[];
    readonly generalConfig?: { readonly hint?: string };
    readonly suggestionConfig?: { readonly maxSuggestions?: number };
  };
  readonly unit?: 'imperial' | 'metric';
}

export type IMConfig = ImmutableObject<Config>;
