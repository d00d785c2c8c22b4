import { hooks, React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { MAX_FILTER_TEXT_LENGTH } from 'widgets/shared-code/site-domain';
import type { RawMaterialInput } from 'widgets/shared-code/site-domain';
import { fetchRawMaterialChoices } from 'widgets/shared-code/site-api';
import { DayField, SuggestField } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';
import type { FilterTrigger } from './use-filter';

/** Debounce of changes to a field before the filter is applied, ms. */
export const FILTER_DEBOUNCE_MS = 400;

interface FilterFormProps {
  /** Content of the fields; a new object replaces the typed text. */
  readonly given: RawMaterialInput;
  readonly paused: boolean;
  readonly hint: string;
  /** Error at the end date, or null. */
  readonly endError: string | null;
  readonly serverUrl: string;
  readonly locale: Locale;
  onPut(input: RawMaterialInput, trigger: FilterTrigger): void;
  onClear(): void;
}

/**
 * Returns the fields' content; passes it on after the debounce, when a field loses focus and when Apply is
 * pressed.
 */
function useDraft({ given, onPut }: Pick<FilterFormProps, 'given' | 'onPut'>) {
  const [input, setInput] = React.useState(given);
  const [pending, setPending] = React.useState<RawMaterialInput | null>(null);
  // A field may report its change and its blur in one event.
  const newest = React.useRef(input);
  const put = hooks.useLatest(onPut);
  const replaceInput = (next: RawMaterialInput, waiting: RawMaterialInput | null) => {
    newest.current = next;
    setInput(next);
    setPending(waiting);
  };
  React.useEffect(() => replaceInput(given, null), [given]);
  React.useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      setPending(null);
      put.current(pending, 'typing');
    }, FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pending, put]);
  const changeInput = (part: Partial<RawMaterialInput>) => {
    const next = { ...newest.current, ...part };
    replaceInput(next, next);
  };
  const submitInput = (trigger: FilterTrigger) => {
    setPending(null);
    onPut(newest.current, trigger);
  };
  return { input, change: changeInput, settle: submitInput, drop: () => setPending(null) };
}

/** Returns the input with usable days only: both days in order, otherwise none. */
const withUsableDays = (input: RawMaterialInput): RawMaterialInput =>
  input.start !== '' && input.start <= input.end ? input : { ...input, start: '', end: '' };

/** Form for two dates, a supplier and a community, with suggestions while typing. */
export function FilterForm(props: FilterFormProps) {
  const { given, paused, hint, endError, serverUrl, locale, onPut, onClear } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { input, change, settle, drop } = useDraft({ given, onPut });
  const buttons = React.useRef<HTMLDivElement>(null);
  const handleApply = () => settle('apply');
  const lone = (input.start === '') !== (input.end === '');
  const renderNameField = (of: 'supplier' | 'community') => {
    const others = withUsableDays({ ...input, [of]: '' });
    const longest = Math.max(input.supplier.trim().length, input.community.trim().length);
    return (
      <SuggestField
        label={t(of)}
        value={input[of]}
        scope={JSON.stringify(others)}
        failedText={formatMessage('rawMaterial.unavailable', locale)}
        paused={paused}
        ask={async (text, signal) => {
          // A text that is too long is refused when applied; until then it has no suggestions.
          if (longest > MAX_FILTER_TEXT_LENGTH) return [];
          const asked = { ...others, [of]: text };
          const found = await fetchRawMaterialChoices(of, asked, { serverUrl, signal });
          return found.map(({ name, purchases }) => ({ name, note: t('leaves', { count: purchases }) }));
        }}
        onChange={(text) => change({ [of]: text })}
        onEnter={handleApply}
      />
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus as it leaves the fields
    <div
      role="group"
      aria-label={t('filter')}
      // Buttons handle typed text themselves.
      onBlur={({ relatedTarget }) => {
        if (!buttons.current?.contains(relatedTarget)) settle('leaving');
      }}
      css={{ display: 'grid', gap: space(2.5), padding: space(3, 3.5) }}
    >
      <p css={{ margin: 0, ...type.hint }}>{hint || t('hint')}</p>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        <DayField label={t('start')} day={input.start} onChange={(start) => change({ start })} />
        <DayField label={t('end')} day={input.end} error={endError} onChange={(end) => change({ end })} />
      </div>
      {lone && <p css={{ margin: 0, ...type.hint }}>{t('loneDate')}</p>}
      {renderNameField('supplier')}
      {renderNameField('community')}
      <div ref={buttons} css={{ display: 'flex', gap: space(2) }}>
        <Button type="primary" size="sm" onClick={handleApply}>
          {t('apply')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            drop();
            onClear();
          }}
        >
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
