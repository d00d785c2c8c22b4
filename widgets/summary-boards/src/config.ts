import type { ImmutableObject } from 'jimu-core';
import type { BoardName, BoardScope } from 'widgets/shared-code/site-core';

/** The layers the boards are about. */
export const LAYER_NAMES = [
  'fieldPurchases',
  'factories',
  'customers',
  'taggedMills',
  'oilPalmClusters',
  'deforestation',
  'lgas',
  'wards',
  'mills',
  'rawMaterialSource',
  'biocharApplications'
] as const;
export type LayerName = (typeof LAYER_NAMES)[number];

export interface Config {
  /** The board an instance shows; `choose` lists them all, `asked` shows those that other widgets ask for. */
  board: BoardName | 'choose' | 'asked';
  /** The widget id of the instance that shows what is chosen here; the same one when empty. */
  boardsWidgetId: string;
  /** What a board counts over when it opens. */
  scope: BoardScope;
  /** The id or the title of each layer in the web map. */
  layers: Record<LayerName, string>;
}

export type IMConfig = ImmutableObject<Config>;
