import { BIOCHAR_MATERIALS } from '@site/domain';
import type { ProjectGroup } from '@site/domain';
import { getLayer } from './catalogue';

/** A layer as named in the panel of the biochar project layers. */
export interface ProjectLayer {
  readonly layerId: string;
  readonly label: string;
}

/** Soil layers; one at a time is shown. Source: section 4 "Soil analysis layer". */
export const SOIL_LAYERS: readonly string[] = ['soil-ph', 'soil-carbon', 'sand-texture'];

const [PKS, MAIZE, FACTORY_WASTE] = BIOCHAR_MATERIALS;
const createProjectLayer = (layerId: string): ProjectLayer => ({ layerId, label: getLayer(layerId).title });

/** The `biocharProjectLayers`: layers of each group, in the order of its checkboxes. Source: section 2. */
export const BIOCHAR_PROJECT_LAYERS: Readonly<Record<ProjectGroup, readonly ProjectLayer[]>> = {
  feedstock: [
    { layerId: 'maize-production-2023', label: MAIZE },
    { layerId: 'niger-delta-oil-palm', label: PKS },
    { layerId: 'processing-factories', label: FACTORY_WASTE }
  ],
  offtake: [...SOIL_LAYERS, 'commercial-farms', 'geofenced-farms', 'maize-farms'].map(createProjectLayer)
};

/** Soil layer that the offtake group shows first. */
export const DEFAULT_SOIL_LAYER = 'sand-texture';
