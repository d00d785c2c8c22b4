import { React } from 'jimu-core';
import { SIDEBAR_BREAKPOINT_PX } from 'widgets/shared-code/site-core';

function followSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Whether the window is too narrow for a sidebar beside the page; not every home's small mode begins there. */
export const useNarrow = (): boolean =>
  React.useSyncExternalStore(followSize, () => window.innerWidth < SIDEBAR_BREAKPOINT_PX);
