import type { DateFilter, DateFilterInput, DateFilterMode, Locale } from '@site/domain';
import {
  DATE_FILTER_MODES,
  isFailure,
  findLgas,
  formatMessage,
  formatOptionLabel,
  readDateFilter
} from '@site/domain';
import { React } from 'jimu-core';
import { Button, Option, Select, TextInput } from 'jimu-ui';
import { DayField } from '../../records/day-field';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

/** A date filter in force, with the mode that its announcement names. */
export interface AppliedDateFilter {
  readonly mode: DateFilterMode | null;
  readonly filter: DateFilter;
}

interface DateFilterFormProps {
  readonly applied: AppliedDateFilter | null;
  readonly locale: Locale;
  onApply(date: AppliedDateFilter): void;
}

const EMPTY: DateFilterInput = { mode: null, lga: '', start: '', end: '' };

function toInput(applied: AppliedDateFilter | null): DateFilterInput {
  if (!applied) return EMPTY;
  const { mode, filter } = applied;
  const custom = mode === 'Custom' ? filter.days : null;
  return { mode, lga: filter.lga ?? '', start: custom?.first ?? '', end: custom?.last ?? '' };
}

/** Date filter of the biochar applications: a named range or two dates, an LGA, or both. */
export function DateFilterForm({ applied, locale, onApply }: DateFilterFormProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const t = useUiTexts();
  const id = React.useId();
  const [input, setInput] = React.useState(() => toInput(applied));
  const [outcome, setOutcome] = React.useState<{ text: string; isError: boolean } | null>(null);
  // The form shows the filter in force; a reset, here or elsewhere, empties it.
  React.useEffect(() => {
    setInput(toInput(applied));
    if (!applied) setOutcome((shown) => (shown?.isError ? shown : null));
  }, [applied]);
  const updateInput = (part: Partial<DateFilterInput>) => setInput((before) => ({ ...before, ...part }));
  const apply = () => {
    const read = readDateFilter(input, Date.now());
    if (isFailure(read)) {
      setOutcome({ text: formatMessage(`dateFilter.${read.problem}`, locale), isError: true });
      return;
    }
    const words = [input.mode && formatOptionLabel(input.mode, locale), read.value.lga]
      .filter(Boolean)
      .join(', ');
    onApply({ mode: input.mode, filter: read.value });
    const said = formatMessage('dateFilter.applied', locale, { x: words });
    // The records hold only the LGA's name, not its state.
    const shared = findLgas(read.value.lga ?? '');
    const both = t('lgaShared', {
      name: read.value.lga ?? '',
      states: shared.map(({ state }) => state).join(', ')
    });
    setOutcome({ text: shared.length > 1 ? `${said}. ${both}` : said, isError: false });
  };
  return (
    <div role="group" aria-labelledby={id} css={{ display: 'grid', gap: space(2) }}>
      <span id={id} css={{ fontWeight: weight.strong }}>
        {t('dates')}
      </span>
      <Select
        aria-label={t('dateRange')}
        value={input.mode ?? ''}
        onChange={(_event, mode: DateFilterMode | '') => updateInput({ mode: mode || null })}
      >
        <Option value="">{t('anyRange')}</Option>
        {DATE_FILTER_MODES.map((mode) => (
          <Option key={mode} value={mode}>
            {formatOptionLabel(mode, locale)}
          </Option>
        ))}
      </Select>
      {input.mode === 'Custom' && (
        <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
          <DayField label={t('from')} day={input.start} onChange={(start) => updateInput({ start })} />
          <DayField label={t('to')} day={input.end} onChange={(end) => updateInput({ end })} />
        </div>
      )}
      <TextInput
        size="sm"
        aria-label={t('lga')}
        placeholder={t('lga')}
        value={input.lga}
        onChange={(event) => updateInput({ lga: event.target.value })}
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
