import type { DateFilter, DateFilterInput, DateFilterMode, Locale } from '@site/domain';
import { DATE_FILTER_MODES, failed, lgasMeant, message, optionLabel, readDateFilter } from '@site/domain';
import { React } from 'jimu-core';
import { Button, Option, Select, TextInput } from 'jimu-ui';
import { DayField } from '../day-field';
import { useLook } from '../styles';
import { useUiTexts } from '../use-ui-texts';

/** A date filter in force, with the mode that its announcement names. */
export interface DateInForce {
  readonly mode: DateFilterMode | null;
  readonly filter: DateFilter;
}

interface DateFilterFormProps {
  readonly applied: DateInForce | null;
  readonly locale: Locale;
  onApply(date: DateInForce): void;
}

const EMPTY: DateFilterInput = { mode: null, lga: '', start: '', end: '' };

function inputOf(applied: DateInForce | null): DateFilterInput {
  if (!applied) return EMPTY;
  const { mode, filter } = applied;
  const custom = mode === 'Custom' ? filter.days : null;
  return { mode, lga: filter.lga ?? '', start: custom?.first ?? '', end: custom?.last ?? '' };
}

/** Date filter of the biochar applications: a named range or two dates, an LGA, or both. */
export function DateFilterForm({ applied, locale, onApply }: DateFilterFormProps) {
  const { sys, type, weight, space } = useLook();
  const t = useUiTexts();
  const id = React.useId();
  const [input, setInput] = React.useState(() => inputOf(applied));
  const [outcome, setOutcome] = React.useState<{ text: string; isError: boolean } | null>(null);
  // The form shows the filter in force; a reset, here or elsewhere, empties it.
  React.useEffect(() => {
    setInput(inputOf(applied));
    if (!applied) setOutcome((shown) => (shown?.isError ? shown : null));
  }, [applied]);
  const change = (part: Partial<DateFilterInput>) => setInput((before) => ({ ...before, ...part }));
  const apply = () => {
    const read = readDateFilter(input, Date.now());
    if (failed(read)) {
      setOutcome({ text: message(`dateFilter.${read.problem}`, locale), isError: true });
      return;
    }
    const words = [input.mode && optionLabel(input.mode, locale), read.value.lga].filter(Boolean).join(', ');
    onApply({ mode: input.mode, filter: read.value });
    const said = message('dateFilter.applied', locale, { x: words });
    // The records hold only the LGA's name, not its state.
    const shared = lgasMeant(read.value.lga ?? '');
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
        onChange={(_event, mode: DateFilterMode | '') => change({ mode: mode || null })}
      >
        <Option value="">{t('anyRange')}</Option>
        {DATE_FILTER_MODES.map((mode) => (
          <Option key={mode} value={mode}>
            {optionLabel(mode, locale)}
          </Option>
        ))}
      </Select>
      {input.mode === 'Custom' && (
        <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
          <DayField label={t('from')} day={input.start} onChange={(start) => change({ start })} />
          <DayField label={t('to')} day={input.end} onChange={(end) => change({ end })} />
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
