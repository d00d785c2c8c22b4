import { React } from 'jimu-core';
import { keepPageData, readPageData } from 'widgets/shared-code/site-core';

export type Hint = 'first' | 'second';

/** What has happened on the map so far. */
export interface Progress {
  /** The visitor has begun, or done, what the first hint asks for. */
  readonly begun: boolean;
  /** There is a result: the second hint is due. */
  readonly resultCame: boolean;
}

/**
 * Which hint stands: the first `delay` ms after the start unless the visitor has begun by then, the second once there is a
 * result; each once a visit. Whoever has come to a result in this tab knows how, and is told neither again.
 * @param name of what the visitor knows then: page and widget.
 */
export function useHint(
  name: string,
  delay: number,
  { begun, resultCame }: Progress
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
  React.useEffect(() => {
    if (!resultCame) return;
    keepPageData(key, true);
    if (!knew) setHint('second');
  }, [key, knew, resultCame]);
  return { hint, close: () => setHint(null) };
}
