import { React } from 'jimu-core';
import type { Form, FormValues } from '@site/domain';
import { writePageData, readPageData, getSessionUser } from '@site/services';

/** Unsent input, with the values that it is based on. */
export interface Draft {
  readonly values: FormValues;
  /** Values that the form was opened with. */
  readonly base: FormValues;
  /** Version of the record that is edited; absent for a new one. */
  readonly version?: number;
}

/** Debounce before the draft is stored, ms. */
const DRAFT_DEBOUNCE_MS = 300;

const buildDraftKey = ({ noun, mode }: Form, id: string): string =>
  `draft:${getSessionUser()?.id ?? ''}:${noun}:${mode}:${id}`;

const isFormValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDraft(key: string): Draft | null {
  const kept = readPageData(key) as Partial<Draft> | null;
  return kept && isFormValues(kept.values) && isFormValues(kept.base) ? (kept as Draft) : null;
}

export interface DraftKeeper {
  /** The draft that was stored when the form was opened, or null. */
  readonly found: Draft | null;
  /** Stores the input after a debounce; null removes the stored draft at once. */
  keep(draft: Draft | null): void;
}

/**
 * Draft of a form: it survives a reload of the tab, belongs to the account that typed it, and is removed with
 * the session.
 * @param id id of the record that is edited; '' for a new one.
 */
export function useDraft(form: Form, id: string): DraftKeeper {
  const [key] = React.useState(() => buildDraftKey(form, id));
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
      last.current = () => void writePageData(key, draft);
      if (draft === null) flush();
      else timer.current = setTimeout(flush, DRAFT_DEBOUNCE_MS);
    },
    [key, flush]
  );
  // The last input is stored when the page is left.
  React.useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return React.useMemo(() => ({ found, keep }), [found, keep]);
}
