import { BIOCHAR_MATERIALS } from '@site/domain';
import type { ProjectGroup } from '@site/domain';
import { layerOf } from './catalogue';

/** A layer as the panel of the biochar project layers names it. */
export interface ProjectLayer {
  readonly layerId: string;
  readonly label: string;
}

/** The soil layers, of which one is shown at a time. Source: section 4 "Soil analysis layer". */
export const SOIL_LAYERS: readonly string[] = ['soil-ph', 'soil-carbon', 'sand-texture'];

const [PKS, MAIZE, FACTORY_WASTE] = BIOCHAR_MATERIALS;
const titled = (layerId: string): ProjectLayer => ({ layerId, label: layerOf(layerId).title });

/** The `biocharProjectLayers`: what each group of them shows, in the order of its checkboxes. Source: section 2. */
export const BIOCHAR_PROJECT_LAYERS: Readonly<Record<ProjectGroup, readonly ProjectLayer[]>> = {
  feedstock: [
    { layerId: 'maize-production-2023', label: MAIZE },
    { layerId: 'niger-delta-oil-palm', label: PKS },
    { layerId: 'processing-factories', label: FACTORY_WASTE }
  ],
  offtake: [...SOIL_LAYERS, 'commercial-farms', 'geofenced-farms', 'maize-farms'].map(titled)
};

/** The soil layer that the offtake group shows first. */
export const DEFAULT_SOIL_LAYER = 'sand-texture';
