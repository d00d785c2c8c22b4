import type { ImmutableObject } from 'jimu-core';
import type { RadiusUnit } from 'widgets/shared-code/site-core';

/** What an instance shows; the result belongs to a tool. */
export type Part = 'tool' | 'result';

/** The layers whose records stand behind the figures, by what they are. */
export const ROW_LAYERS = {
  factories: 'factories',
  maize: 'maize-production-2023',
  palm: 'niger-delta-oil-palm'
} as const;
export type RowLayer = keyof typeof ROW_LAYERS;

/** Source: section 5 "Biochar radius". */
export const USUAL_UNIT: RadiusUnit = 'kilometers';

export interface Config {
  part: Part;
  /** The widget id of the tool that a result belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Unit of the radius that is offered first; {@link USUAL_UNIT} when not set. */
  unit?: RadiusUnit;
  /** Of the ground that was looked at, 0 to 1; the specification's when not set. */
  fillOpacity?: number;
  /** Texts of the tool; the translated ones when empty. */
  toggleLabel?: string;
  hint?: string;
  /** Layers of the map by data source, id or title, where they are not those of the catalogue. */
  layers: Partial<Record<RowLayer, string>>;
}

export type IMConfig = ImmutableObject<Config>;
