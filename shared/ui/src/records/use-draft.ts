import { React } from 'jimu-core';
import type { Form, FormValues } from '@site/domain';
import { keepPageData, readPageData, sessionUser } from '@site/services';

/** What was typed and not yet sent, with what it is based on. */
export interface Draft {
  readonly values: FormValues;
  /** What the form was opened with. */
  readonly base: FormValues;
  /** Version of the record, where one is changed. */
  readonly version?: number;
}

/** Typing rests this long before the draft is kept, in milliseconds. */
const REST = 300;

const keyOf = ({ noun, mode }: Form, id: string): string =>
  `draft:${sessionUser()?.id ?? ''}:${noun}:${mode}:${id}`;

const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDraft(key: string): Draft | null {
  const kept = readPageData(key) as Partial<Draft> | null;
  return kept && isValues(kept.values) && isValues(kept.base) ? (kept as Draft) : null;
}

export interface DraftKeeper {
  /** What was kept when the form was opened, or null. */
  readonly found: Draft | null;
  /** Keeps what is typed, shortly after; null keeps nothing any more, at once. */
  keep(draft: Draft | null): void;
}

/**
 * The draft of a form: it survives a reload of the tab, belongs to the account that typed it, and goes with the session.
 * @param id of the record that is changed; '' for a new one.
 */
export function useDraft(form: Form, id: string): DraftKeeper {
  const [key] = React.useState(() => keyOf(form, id));
  const [found] = React.useState(() => readDraft(key));
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = React.useRef<(() => void) | null>(null);
  const flush = React.useCallback(() => {
    clearTimeout(timer.current);
    last.current?.();
    last.current = null;
  }, []);
  const keep = React.useCallback(
    (draft: Draft | null) => {
      clearTimeout(timer.current);
      last.current = () => void keepPageData(key, draft);
      if (draft === null) flush();
      else timer.current = setTimeout(flush, REST);
    },
    [key, flush]
  );
  // A page that goes away keeps what was typed last.
  React.useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return React.useMemo(() => ({ found, keep }), [found, keep]);
}
