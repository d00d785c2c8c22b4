import { TextInput } from 'jimu-ui';
import { LabelledField } from '../kit/fields/labelled-field';
import { Notice } from '../kit/notices/notice';
import { useThemeStyles, visuallyHidden } from '../kit/theme/styles';
import { useSuggestions } from './use-suggestions';
import type { SuggestionsModel, SuggestionsOptions } from './use-suggestions';
import { useUiTexts } from '../base/use-ui-texts';

export interface SuggestFieldProps extends SuggestionsOptions {
  readonly label: string;
  readonly error?: string | null;
  readonly required?: boolean;
  /** Message when the list cannot be loaded; the list is empty then. */
  readonly failedText: string;
}

interface SuggestionListProps {
  readonly label: string;
  readonly suggestions: SuggestionsModel;
}

function SuggestionList({ label, suggestions }: SuggestionListProps) {
  const { listId: id, answer, names, active, pick } = suggestions;
  const { sys, type, space, card } = useThemeStyles();
  const t = useUiTexts();
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
            onClick={() => pick(name)}
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
export function SuggestField({ label, error, required, failedText, ...options }: SuggestFieldProps) {
  const { type } = useThemeStyles();
  const t = useUiTexts();
  const suggestions = useSuggestions(options);
  const { listId, open, active, answer, names } = suggestions;
  const isRefused = answer.status === 'failed' && answer.fault.kind === 'refused';
  return (
    <LabelledField label={label} error={error} required={required} css={type.small}>
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
              value={options.value}
              onChange={(event) => suggestions.changeText(event.target.value)}
              onFocus={suggestions.show}
              onBlur={suggestions.leave}
              onKeyDown={suggestions.handleKeyDown}
            />
            {open && <SuggestionList label={label} suggestions={suggestions} />}
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
