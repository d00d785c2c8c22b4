import type { ImmutableObject } from 'jimu-core';

/** What an instance shows; the result belongs to a tool. */
export type Part = 'tool' | 'result';

/** The layers whose records stand behind the figures, by what they are. */
export const ROW_LAYERS = {
  factories: 'factories',
  maize: 'maize-production-2023',
  palm: 'niger-delta-oil-palm'
} as const;
export type RowLayer = keyof typeof ROW_LAYERS;

export interface Config {
  part: Part;
  /** The widget id of the tool that a result belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Layers of the map by id or title, where they are not those of the catalogue. */
  layers: Partial<Record<RowLayer, string>>;
}

export type IMConfig = ImmutableObject<Config>;
