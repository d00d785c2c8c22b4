import type { ReactNode } from 'react';
import { hooks, React } from 'jimu-core';
import { computeResultHeight, Fit } from '../kit/panels/fit';
import type { Folding, ResultPlace } from './result-panel';
import { useExclusiveResultPanel } from '../tools/use-exclusive-result-panel';
import { useUiTexts } from '../base/use-ui-texts';

/**
 * State of a result's collapse: it collapses when another one is expanded, until it is expanded or shows
 * something new.
 */
function useFolding(widgetId: string, shown: string | number): Folding {
  const t = useUiTexts();
  const [folded, setFolded] = React.useState(false);
  const takeTurn = useExclusiveResultPanel(widgetId, () => setFolded(true));
  const onFold = React.useCallback(
    (next: boolean) => {
      setFolded(next);
      if (!next) takeTurn();
    },
    [takeTurn]
  );
  React.useEffect(() => onFold(false), [shown, onFold]);
  return { folded, foldLabel: t('fold'), unfoldLabel: t('unfold'), onFold };
}

export interface ResultFrame {
  readonly place: ResultPlace;
  readonly folding?: Folding;
}

interface ResultPartProps {
  readonly widgetId: string;
  /** Key of the result: a new key expands the panel. */
  readonly shown: string | number;
  /** How much lower than the column of results its box starts, px. */
  readonly lower?: number;
  /** Draws the ResultPanel in the given frame. */
  children(frame: ResultFrame): ReactNode;
}

/**
 * A result as a widget of its own: a card that shares the edge of the window with others, or a phone's bottom
 * sheet.
 */
export function ResultPart({ widgetId, shown, lower = 0, children }: ResultPartProps) {
  const small = hooks.useCheckSmallBrowserSizeMode();
  const folding = useFolding(widgetId, shown);
  if (small) return children({ place: 'sheet' });
  return <Fit maxHeight={computeResultHeight(lower)}>{children({ place: 'card', folding })}</Fit>;
}

interface ResultSlotProps extends ResultPartProps {
  /** Whether the tool shows its result in its own panel. */
  readonly inside: boolean;
}

/** A result in the tool's own panel, or as a widget of its own. */
export const ResultSlot = ({ inside, ...part }: ResultSlotProps) =>
  inside ? part.children({ place: 'inside' }) : <ResultPart {...part} />;
