import { React } from 'jimu-core';

export type Hint = 'first' | 'second';

/** Which hint stands: the first `delay` ms after the start, the second once `resultCame`; each once a visit. */
export function useHint(delay: number, resultCame: boolean): { hint: Hint | null; close(): void } {
  const [hint, setHint] = React.useState<Hint | null>(null);
  React.useEffect(() => {
    if (resultCame) {
      setHint('second');
      return undefined;
    }
    const timer = setTimeout(() => setHint('first'), delay);
    return () => clearTimeout(timer);
  }, [delay, resultCame]);
  return { hint, close: () => setHint(null) };
}
