import { SUGGESTIONS_HIDE_MS } from '@site/domain';
import { React } from 'jimu-core';
import type { KeyboardEvent } from 'react';
import { TextInput } from 'jimu-ui';
import { LabelledField } from './labelled-field';
import { Notice } from './notice';
import { useThemeStyles, visuallyHidden } from './styles';
import { useRequest } from './use-request';
import type { RequestState } from './use-request';
import { useUiTexts } from './use-ui-texts';

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

export interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  /** Key of everything that the list depends on beside the text. */
  readonly scope: string;
  /** Message when the list cannot be loaded; the list is empty then. */
  readonly failedText: string;
  /** True while the field is not visible, so that nothing is requested. */
  readonly paused?: boolean;
  ask(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  onChange(text: string): void;
  /** Called on Enter when no suggestion is active. */
  onEnter(): void;
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

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly answer: RequestState<readonly Suggestion[]>;
  readonly active: number;
  onPick(name: string): void;
}

function SuggestionList({ id, label, answer, active, onPick }: SuggestionListProps) {
  const { sys, type, space, card } = useThemeStyles();
  const t = useUiTexts();
  const names = answer.status === 'failed' ? [] : (answer.last ?? []);
  const empty = answer.status === 'ready' && names.length === 0;
  return (
    <div
      css={{
        ...card,
        position: 'absolute',
        top: '100%',
        left: 0,
        right: 0,
        zIndex: 2,
        // An empty list is hidden, but stays in the page as the target of `aria-controls`.
        display: names.length > 0 || empty ? 'block' : 'none'
      }}
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        css={{ padding: space(1), maxHeight: 220, overflow: 'auto' }}
      >
        {names.map(({ name, note }, at) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys, and the focus
          <div
            key={name}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(name)}
            css={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: space(3),
              minHeight: 32,
              padding: space(0, 2),
              borderRadius: sys.shape.shape1,
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              background: at === active ? sys.color.primary.light : 'none',
              color: at === active ? sys.color.surface.paperText : 'inherit',
              '&:hover': { background: sys.color.surface.background }
            }}
          >
            {name}
            {note !== undefined && <span css={{ ...type.hint, flex: 'none' }}>{note}</span>}
          </div>
        ))}
      </div>
      {empty && <p css={{ margin: 0, padding: space(0, 3, 2), ...type.hint }}>{t('noSuggestions')}</p>}
    </div>
  );
}

/** A text field with a list of suggestions: WAI-ARIA's editable combobox with list autocomplete. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, error, scope, failedText, paused = false, ask, onChange, onEnter } = props;
  const { type } = useThemeStyles();
  const t = useUiTexts();
  const listId = React.useId();
  const { open, show, hide, leave } = useListOpen();
  const [active, setActive] = React.useState(-1);
  const answer = useRequest(paused ? null : [value, scope], async ([text], { signal }) => {
    await delay(SUGGEST_DEBOUNCE_MS, signal);
    return ask(text, signal);
  });
  const names = answer.status === 'failed' ? [] : (answer.last ?? []);
  const isRefused = answer.status === 'failed' && answer.fault.kind === 'refused';
  React.useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);
  const pick = (name: string) => {
    onChange(name);
    setActive(-1);
    hide();
  };
  const move = (step: number) => {
    show();
    if (names.length > 0)
      setActive((at) => (at + step + (at < 0 && step < 0 ? 1 : 0) + names.length) % names.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
  return (
    <LabelledField label={label} error={error} css={type.small}>
      {(control) => (
        <>
          <div css={{ position: 'relative' }}>
            <TextInput
              {...control}
              size="sm"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open && names.length > 0}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && names[active] ? `${listId}-${active}` : undefined}
              value={value}
              onChange={(event) => {
                onChange(event.target.value);
                setActive(-1);
                show();
              }}
              onFocus={show}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
            {open && (
              <SuggestionList id={listId} label={label} answer={answer} active={active} onPick={pick} />
            )}
          </div>
          <span role="status" css={visuallyHidden}>
            {open && answer.status === 'ready' ? t('suggestions', { count: String(names.length) }) : ''}
          </span>
          {answer.status === 'failed' && (
            <Notice kind="error" plain onRetry={isRefused ? undefined : answer.retry}>
              {isRefused ? t('mayNotRead') : failedText}
            </Notice>
          )}
        </>
      )}
    </LabelledField>
  );
}
