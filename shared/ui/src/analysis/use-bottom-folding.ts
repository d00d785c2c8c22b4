import { React, ReactRedux } from 'jimu-core';
import { closeTools, isAnyToolOpen } from '../tools/open-tool';
import type { Folding } from './result-panel';

/** Width of the window below which a tool's panel and a result below the map do not fit side by side, px. */
const BOTH_FIT = 1200;
const isNarrow = (): boolean => window.innerWidth < BOTH_FIT;

/**
 * State of the collapse of a result at the bottom of the map. In a narrow window the result and the panel of a
 * tool take turns: tools close when the result appears or is expanded, and it collapses when a tool opens.
 * @param isShown whether the result is there, as a card of its own.
 */
export function useBottomFolding(isShown: boolean): Omit<Folding, 'foldLabel' | 'unfoldLabel'> {
  const [folded, setFolded] = React.useState(false);
  const isToolOpen = ReactRedux.useSelector(isAnyToolOpen);
  const wasToolOpen = React.useRef(isToolOpen);
  React.useEffect(() => {
    if (isShown && isNarrow()) closeTools();
  }, [isShown]);
  React.useEffect(() => {
    if (isShown && isToolOpen && !wasToolOpen.current && isNarrow()) setFolded(true);
    wasToolOpen.current = isToolOpen;
  }, [isShown, isToolOpen]);
  const onFold = (next: boolean) => {
    setFolded(next);
    if (!next && isShown && isNarrow()) closeTools();
  };
  return { folded, foldsDown: true, onFold };
}
