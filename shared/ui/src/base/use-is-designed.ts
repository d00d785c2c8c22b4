import { AppMode, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';

/** Returns whether the page is on the canvas of a builder, where nothing opens by itself. */
export const useIsDesigned = (): boolean =>
  ReactRedux.useSelector(({ appRuntimeInfo }: IMState) => appRuntimeInfo?.appMode === AppMode.Design);
