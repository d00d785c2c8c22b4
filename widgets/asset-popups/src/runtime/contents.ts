import type { ComponentType } from 'react';
import type { Locale } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { CommunityContent } from './community/community-content';
import { FeatureContent } from './feature/feature-content';
import type { PopupKind } from './kinds';
import type { PopupPart } from './map/parts';
import { RasterContent } from './raster/raster-content';

/** What every content is given. */
export interface ContentProps {
  readonly part: PopupPart;
  readonly locale: Locale;
  readonly config: IMConfig;
}

/** The content of each kind of popup: a kind is a line here and, for features, one in `KINDS`. */
export const CONTENTS: Readonly<Record<PopupKind, ComponentType<ContentProps>>> = {
  feature: FeatureContent,
  lga: FeatureContent,
  community: CommunityContent,
  raster: RasterContent
};
