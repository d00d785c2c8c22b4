import { OFFTAKE_FARM_KINDS } from 'widgets/shared-code/site-domain';
import type { OfftakeFarmKind } from 'widgets/shared-code/site-domain';

/** Catalogue ids of the farm layers that are counted. */
export const FARM_LAYERS: Readonly<Record<OfftakeFarmKind, string>> = {
  commercial: 'commercial-farms',
  maize: 'maize-farms',
  geofenced: 'geofenced-farms'
};

/** The layer ids in the order of the farm kinds. */
export const FARM_LAYER_IDS: readonly string[] = OFFTAKE_FARM_KINDS.map((kind) => FARM_LAYERS[kind]);
