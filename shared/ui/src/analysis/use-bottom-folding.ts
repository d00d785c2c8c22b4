import { React } from 'jimu-core';
import { closeTools } from '../tools/open-tool';
import type { Folding } from './result-panel';

/** Width of the window below which a tool's panel and a result below the map do not fit side by side, px. */
const BOTH_FIT = 1200;

/**
 * State of the collapse of a result at the bottom of the map. In a narrow window it gets the room of the tools:
 * their panels close when it appears or is expanded. A tool that is opened afterwards is above it.
 * @param isShown whether the result is there, as a card of its own.
 */
export function useBottomFolding(isShown: boolean): Omit<Folding, 'foldLabel' | 'unfoldLabel'> {
  const [folded, setFolded] = React.useState(false);
  React.useEffect(() => {
    if (isShown && !folded && window.innerWidth < BOTH_FIT) closeTools();
  }, [isShown, folded]);
  return { folded, foldsDown: true, onFold: setFolded };
}
