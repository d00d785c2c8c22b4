import { SUGGESTIONS_HIDE_MS } from '@site/domain';
import { React } from 'jimu-core';
import type { KeyboardEvent } from 'react';
import { useRequest } from '../kit/requests/use-request';
import type { RequestState } from '../kit/requests/use-request';

export interface Suggestion {
  readonly name: string;
  /** Small text beside the name: the result of choosing it. */
  readonly note?: string;
}

/** Debounce before a list is requested, ms. */
const SUGGEST_DEBOUNCE_MS = 150;

/** Resolves after a while; rejects when the signal is aborted. */
const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

export interface SuggestionsOptions {
  readonly value: string;
  /** Key of everything that the list depends on beside the text. */
  readonly scope: string;
  /** True while the field is not visible, so that nothing is requested. */
  readonly paused?: boolean;
  ask(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  onChange(text: string): void;
  /** Called on Enter when no suggestion is active. */
  onEnter(): void;
}

export interface SuggestionsModel {
  /** Id of the list; those of its options end with their index. */
  readonly listId: string;
  readonly open: boolean;
  /** Index of the active suggestion; -1 when there is none. */
  readonly active: number;
  readonly answer: RequestState<readonly Suggestion[]>;
  /** The suggestions; empty before they are loaded and when that fails. */
  readonly names: readonly Suggestion[];
  show(): void;
  /** Closes the list after a moment. */
  leave(): void;
  changeText(text: string): void;
  pick(name: string): void;
  handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/**
 * State of the list: open while the field has the focus and for a moment after, so that a suggestion can be
 * clicked.
 */
function useListOpen() {
  const [open, setOpen] = React.useState(false);
  const timer = React.useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), SUGGESTIONS_HIDE_MS);
  };
  return { open, show, hide, leave };
}

/** Suggestions for a text field: their request, the open list, and the active one, which the keys move. */
export function useSuggestions(options: SuggestionsOptions): SuggestionsModel {
  const { value, scope, paused = false, ask, onChange, onEnter } = options;
  const listId = React.useId();
  const { open, show, hide, leave } = useListOpen();
  const [active, setActive] = React.useState(-1);
  const answer = useRequest(paused ? null : [value, scope], async ([text], { signal }) => {
    await delay(SUGGEST_DEBOUNCE_MS, signal);
    return ask(text, signal);
  });
  const names = answer.status === 'failed' ? [] : (answer.last ?? []);
  React.useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);
  const pick = (name: string) => {
    onChange(name);
    setActive(-1);
    hide();
  };
  const changeText = (text: string) => {
    onChange(text);
    setActive(-1);
    show();
  };
  const move = (step: number) => {
    show();
    if (names.length > 0)
      setActive((at) => (at + step + (at < 0 && step < 0 ? 1 : 0) + names.length) % names.length);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = open ? names[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) pick(chosen.name);
      else {
        hide();
        onEnter();
      }
    } else if (event.key === 'Escape' && open) {
      // Escape closes only the list, not a panel around it.
      event.preventDefault();
      event.stopPropagation();
      setActive(-1);
      hide();
    }
  };
  return { listId, open, active, answer, names, show, leave, changeText, pick, handleKeyDown };
}
