import type { ComponentType } from 'react';
import { ClusterContent } from './cluster/cluster-content';
import { CommunityContent } from './community/community-content';
import type { ContentProps } from './content-props';
import { FeatureContent } from './feature/feature-content';
import type { PopupKind } from './kinds';
import { PlaceContent } from './place/place-content';
import { RecordContent } from './record/record-content';
import { RasterContent } from './raster/raster-content';

/** The content of each kind of popup: a kind is a line here and, for features, one in `KINDS`. */
export const CONTENTS: Readonly<Record<PopupKind, ComponentType<ContentProps>>> = {
  feature: FeatureContent,
  lga: FeatureContent,
  community: CommunityContent,
  record: RecordContent,
  raster: RasterContent,
  cluster: ClusterContent,
  place: PlaceContent
};

/** Kinds that stand at a place to start from or to go to; a circle stands for several, a raster for the ground. */
export const OFFERING: readonly PopupKind[] = ['feature', 'lga', 'community', 'record', 'place'];
