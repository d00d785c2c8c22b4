import type { StatePiece } from 'widgets/shared-code/site-base';
import type { ExtentJson } from 'widgets/shared-code/site-map';

/** The last extent published by another widget, in the state of the boards that follow it. */
export const FOLLOWED_EXTENT: StatePiece<ExtentJson | null> = { key: 'followedExtent', initial: null };
