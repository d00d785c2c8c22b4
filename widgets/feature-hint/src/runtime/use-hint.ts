import { React } from 'jimu-core';
import { readPageData, writePageData } from 'widgets/shared-code/site-base';

export type Hint = 'first' | 'second';

/** Progress of the visitor on the map. */
export interface HintProgress {
  /** Whether the visitor has begun the action that the first hint explains. */
  readonly begun: boolean;
  /** Whether there is a result, so that the second hint is due. */
  readonly resultCame: boolean;
  /** Number of expanded results: the details, which the second hint would cover, and a table that stays. */
  readonly openResults: number;
}

/** How long the details have been closed before the second hint, ms: a new result opens its details by itself. */
const SETTLE_MS = 1_000;

/**
 * Returns the hint to show: the first one `delay` ms after the start unless the visitor has begun by then,
 * the second one when there is a result and its details are closed; each once per visit. After a result in this tab, neither hint is
 * shown again.
 * @param name key for storing that the visitor has seen a result: page and widget.
 */
export function useHint(
  name: string,
  delay: number,
  { begun, resultCame, openResults }: HintProgress
): { hint: Hint | null; close(): void } {
  const key = `feature-hint:${name}`;
  const [knew] = React.useState(() => readPageData(key) === true);
  const [hint, setHint] = React.useState<Hint | null>(null);
  const hasBegun = begun || resultCame;
  React.useEffect(() => {
    if (knew || hasBegun) return undefined;
    const timer = setTimeout(() => setHint('first'), delay);
    return () => clearTimeout(timer);
  }, [delay, knew, hasBegun]);
  const [isDone, setDone] = React.useState(knew);
  const mostOpen = React.useRef(0);
  React.useEffect(() => {
    if (!resultCame || isDone) return undefined;
    mostOpen.current = Math.max(mostOpen.current, openResults);
    if (openResults > 0 && openResults === mostOpen.current) return undefined;
    const timer = setTimeout(() => {
      writePageData(key, true);
      setDone(true);
      setHint('second');
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key, isDone, openResults, resultCame]);
  return { hint, close: () => setHint(null) };
}
