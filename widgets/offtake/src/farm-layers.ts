import type { OfftakeFarmKind } from 'widgets/shared-code/site-core';
import { OFFTAKE_FARM_KINDS } from 'widgets/shared-code/site-core';

/** The layers of the farms that are counted, by their ids in the catalogue. */
export const FARM_LAYERS: Readonly<Record<OfftakeFarmKind, string>> = {
  commercial: 'commercial-farms',
  maize: 'maize-farms',
  geofenced: 'geofenced-farms'
};

/** The same in the order of the kinds. */
export const FARM_LAYER_IDS: readonly string[] = OFFTAKE_FARM_KINDS.map((kind) => FARM_LAYERS[kind]);
