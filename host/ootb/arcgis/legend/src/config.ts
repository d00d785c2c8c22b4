import type { ImmutableObject } from 'jimu-core';

export interface Config {
  showBaseMap?: boolean;
  cardStyle?: boolean;
  legendMode?: 'show-visible' | 'show-within-extent' | 'show-all';
}

export type IMConfig = ImmutableObject<Config>;
