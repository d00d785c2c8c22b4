import type { ComponentType } from 'react';
import { ClusterContent } from './cluster/cluster-content';
import { CommunityContent } from './community/community-content';
import type { ContentProps } from './content-props';
import { FeatureContent } from './feature/feature-content';
import type { PopupKind } from './kinds';
import { PlaceContent } from './place/place-content';
import { RecordContent } from './record/record-content';
import { RasterContent } from './raster/raster-content';

/**
 * The content component of each kind of popup. A new kind needs a line here and, for features, an entry in
 * `KINDS`.
 */
export const CONTENT_COMPONENTS: Readonly<Record<PopupKind, ComponentType<ContentProps>>> = {
  feature: FeatureContent,
  lga: FeatureContent,
  community: CommunityContent,
  record: RecordContent,
  raster: RasterContent,
  cluster: ClusterContent,
  place: PlaceContent
};

/**
 * Kinds located at one place that can be a start or a destination; a cluster has several places, a raster
 * covers an area.
 */
export const KINDS_WITH_OFFERS: readonly PopupKind[] = ['feature', 'lga', 'community', 'record', 'place'];
