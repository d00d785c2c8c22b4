import { React } from 'jimu-core';
import type { BoardScope } from 'widgets/shared-code/site-core';
import type { Board } from '../boards/board';
import type { Answer } from './ask';
import { ask } from './ask';
import type { CountedLayer, Selection } from './layer';

export interface Asked {
  readonly layers: readonly (CountedLayer | null)[];
  /** The condition in force on each layer, empty where there is none. */
  readonly wheres: readonly string[];
  readonly scope: BoardScope;
  /** What the map shows; counts in the scope `view` alone. */
  readonly extent: object | null;
}

/** Which records each question of a board counts. */
export function selectionsOf({ wheres, scope, extent }: Asked): readonly Selection[] {
  return wheres.map((where) => ({
    where: scope === 'all' ? '' : where,
    ...(scope === 'view' && extent && { geometry: extent })
  }));
}

export interface Figures {
  /** One answer per question; null before the first. The last ones stay while others are on their way. */
  readonly answers: readonly Answer[] | null;
  readonly busy: boolean;
  retry(): void;
}

/** Asks a board's questions anew whenever what they depend on changes; answers that come too late are dropped. */
export function useFigures(board: Board, asked: Asked | null): Figures {
  const [answers, setAnswers] = React.useState<readonly Answer[] | null>(null);
  const [busy, setBusy] = React.useState(true);
  const [attempt, setAttempt] = React.useState(0);
  const ready = asked && (asked.scope !== 'view' || asked.extent) ? asked : null;
  const layers = ready?.layers;
  const selections = ready && JSON.stringify(selectionsOf(ready));
  React.useEffect(() => {
    if (!layers || selections === null) return undefined;
    const leaving = new AbortController();
    const chosen = JSON.parse(selections) as readonly Selection[];
    setBusy(true);
    Promise.all(
      board.questions.map((question, at) => ask(layers[at], question, chosen[at], leaving.signal))
    ).then((next) => {
      if (leaving.signal.aborted) return;
      setAnswers(next);
      setBusy(false);
    });
    return () => leaving.abort();
  }, [board, layers, selections, attempt]);
  return { answers, busy, retry: () => setAttempt((count) => count + 1) };
}
