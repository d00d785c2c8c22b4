import { React } from 'jimu-core';
import { Button, Option, Select, TextInput } from 'jimu-ui';
import { DatePicker } from 'jimu-ui/basic/date-picker';
import type { DateFilterInput, DateFilterMode, Locale } from 'widgets/shared-code/site-core';
import {
  DATE_FILTER_MODES,
  LabelledField,
  lgasMeant,
  message,
  readDateFilter,
  useLook
} from 'widgets/shared-code/site-core';
import type { DateInForce } from '../filter-state';
import type { TextKey, Texts } from '../use-texts';

interface DateFilterFormProps {
  readonly applied: DateInForce | null;
  readonly locale: Locale;
  readonly t: Texts;
  onApply(date: DateInForce): void;
}

const EMPTY: DateFilterInput = { mode: null, lga: '', start: '', end: '' };

const modeKey = (mode: DateFilterMode) => `mode_${mode.replace(' ', '')}` as TextKey;

function inputOf(applied: DateInForce | null): DateFilterInput {
  if (!applied) return EMPTY;
  const { mode, filter } = applied;
  const custom = mode === 'Custom' ? filter.days : null;
  return { mode, lga: filter.lga ?? '', start: custom?.first ?? '', end: custom?.last ?? '' };
}

/** The picker takes a day as the beginning of it in local time; the rules take it as ISO writes it. */
const localDay = (iso: string): Date | null => (iso === '' ? null : new Date(`${iso}T00:00`));

function isoDay(time: number): string {
  const day = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The date filter of the biochar applications: a named range or two dates, an LGA, or both. */
export function DateFilterForm({ applied, locale, t, onApply }: DateFilterFormProps) {
  const { sys, type, weight, space } = useLook();
  const id = React.useId();
  const [input, setInput] = React.useState(() => inputOf(applied));
  const [outcome, setOutcome] = React.useState<{ text: string; isError: boolean } | null>(null);
  // Reset, here or elsewhere, empties the form.
  React.useEffect(() => {
    if (applied) return;
    setInput(EMPTY);
    setOutcome((shown) => (shown?.isError ? shown : null));
  }, [applied]);
  const change = (part: Partial<DateFilterInput>) => setInput((before) => ({ ...before, ...part }));
  const apply = () => {
    const read = readDateFilter(input, Date.now());
    if (!read.ok) {
      setOutcome({ text: message(`dateFilter.${read.problem}`, locale), isError: true });
      return;
    }
    const words = [input.mode && t(modeKey(input.mode)), read.value.lga].filter(Boolean).join(', ');
    onApply({ mode: input.mode, filter: read.value });
    const applied = message('dateFilter.applied', locale, { x: words });
    // The records hold the name alone.
    const shared = lgasMeant(read.value.lga ?? '');
    const both = t('lgaShared', {
      name: read.value.lga ?? '',
      states: shared.map(({ state }) => state).join(', ')
    });
    setOutcome({ text: shared.length > 1 ? `${applied}. ${both}` : applied, isError: false });
  };
  const day = (part: 'start' | 'end') => (
    <LabelledField label={t(part)} css={type.small}>
      {(control) => (
        <DatePicker
          {...control}
          runtime
          selectedDate={localDay(input[part])}
          onChange={(chosen) => change({ [part]: chosen === null ? '' : isoDay(chosen) })}
        />
      )}
    </LabelledField>
  );
  return (
    <div role="group" aria-labelledby={id} css={{ display: 'grid', gap: space(2) }}>
      <span id={id} css={{ fontWeight: weight.strong }}>
        {t('dates')}
      </span>
      <Select
        aria-label={t('dateRange')}
        value={input.mode ?? ''}
        onChange={(_event, mode: DateFilterMode | '') => change({ mode: mode || null })}
      >
        <Option value="">{t('anyRange')}</Option>
        {DATE_FILTER_MODES.map((mode) => (
          <Option key={mode} value={mode}>
            {t(modeKey(mode))}
          </Option>
        ))}
      </Select>
      {input.mode === 'Custom' && (
        <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
          {day('start')}
          {day('end')}
        </div>
      )}
      <TextInput
        size="sm"
        aria-label={t('lga')}
        placeholder={t('lga')}
        value={input.lga}
        onChange={(event) => change({ lga: event.target.value })}
        onPressEnter={apply}
      />
      <Button type="secondary" size="sm" onClick={apply} css={{ justifySelf: 'start' }}>
        {t('apply')}
      </Button>
      <p
        role={outcome?.isError ? 'alert' : 'status'}
        css={{
          margin: 0,
          ...type.small,
          color: outcome?.isError ? sys.color.error.main : sys.color.primary.main
        }}
      >
        {outcome?.text}
      </p>
    </div>
  );
}
