import { React } from 'jimu-core';
import { SIDEBAR_BREAKPOINT_PX } from 'widgets/shared-code/site-base';

function followSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * Returns whether the window is too narrow for a sidebar. Portals differ in the breakpoint of their small
 * mode, so it is not used.
 */
export const useNarrow = (): boolean =>
  React.useSyncExternalStore(followSize, () => window.innerWidth < SIDEBAR_BREAKPOINT_PX);
