import type { ImmutableObject } from 'jimu-core';
import type { RadiusUnit } from 'widgets/shared-code/site-core';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
export type InstancePart = 'tool' | 'result';

/** Layers with the records behind the figures, by kind. */
export const ROW_LAYERS = {
  factories: 'factories',
  maize: 'maize-production-2023',
  palm: 'niger-delta-oil-palm'
} as const;
export type RowLayer = keyof typeof ROW_LAYERS;

/** Source: section 5 "Biochar radius". */
export const DEFAULT_UNIT: RadiusUnit = 'kilometers';

export interface Config {
  part: InstancePart;
  /** Widget id of the tool that a result belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own origin when empty. */
  serverUrl: string;
  /** Default unit of the radius; {@link DEFAULT_UNIT} when not set. */
  unit?: RadiusUnit;
  /** Fill opacity of the buffer, 0 to 1; the specification's when not set. */
  fillOpacity?: number;
  /** Texts of the tool; the translated texts when empty. */
  toggleLabel?: string;
  hint?: string;
  /** Layers of the map by data source, id or title, if they differ from the catalogue's. */
  layers: Partial<Record<RowLayer, string>>;
}

export type IMConfig = ImmutableObject<Config>;
