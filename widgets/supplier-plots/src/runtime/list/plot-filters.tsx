import { hooks, React } from 'jimu-core';
import { Button, Option, Select } from 'jimu-ui';
import {
  formatMessage,
  formatNumber,
  LabelledField,
  SearchInput,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { PLOT_COMMODITIES, PLOT_FAULT_CODES, PLOT_STATUSES } from 'widgets/shared-code/site-domain';
import type { PlotCounts, PlotSelection } from 'widgets/shared-code/site-domain';
import type { PlotsState, PlotsStateSetter } from '../state';
import { changeSelection, hasFilter } from '../state';
import { useTexts } from '../use-texts';

/** Search debounce, ms. */
const SEARCH_DEBOUNCE_MS = 250;

/** Value of a list for no condition; an empty value would show the placeholder. */
const ANY = 'any';

interface ChoiceProps {
  readonly label: string;
  readonly anyLabel: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string | undefined): void;
}

function Choice({ label, anyLabel, value = ANY, options, onChange }: ChoiceProps) {
  const { type } = useThemeStyles();
  return (
    <LabelledField label={label} css={type.small}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          aria-label={label}
          value={value}
          onChange={(_event, chosen: string) => onChange(chosen === ANY ? undefined : chosen)}
        >
          <Option value={ANY}>{anyLabel}</Option>
          {options.map((option) => (
            <Option key={option.value} value={option.value}>
              {option.label}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

interface PlotFiltersProps {
  readonly state: PlotsState;
  readonly change: PlotsStateSetter;
  readonly locale: Locale;
  /** LGAs with plots; null until they are known. */
  readonly lgas: PlotCounts['data'] | null;
}

/** Search and filters of the list, which select the plots of the other views too. */
export function PlotFilters({ state, change, locale, lgas }: PlotFiltersProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { selection } = state;
  const [typed, setTyped] = React.useState(selection.search ?? '');
  const select = (next: PlotSelection) => change((before) => changeSelection(before, next));
  const search = hooks.useDebounceCallback(
    (text: string) => select({ search: text.trim() }),
    SEARCH_DEBOUNCE_MS
  );
  const clear = () => {
    setTyped('');
    change((before) => ({ ...before, selection: {}, page: 1 }));
  };
  return (
    <div role="search" aria-label={t('filters')} css={{ display: 'grid', gap: space(2) }}>
      <SearchInput
        size="sm"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value);
        }}
      />
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2) }}>
        <Choice
          label={t('status')}
          anyLabel={t('anyStatus')}
          value={selection.status}
          options={PLOT_STATUSES.map((value) => ({
            value,
            label: formatMessage(`plotStatus.${value}`, locale)
          }))}
          onChange={(status) => select({ status: status as PlotSelection['status'] })}
        />
        <Choice
          label={t('faults')}
          anyLabel={t('anyFault')}
          value={selection.faultCode}
          options={PLOT_FAULT_CODES.map((value) => ({
            value,
            label: formatMessage(`plotCheck.${value}`, locale)
          }))}
          onChange={(faultCode) => select({ faultCode: faultCode as PlotSelection['faultCode'] })}
        />
        <Choice
          label={t('crop')}
          anyLabel={t('anyCrop')}
          value={selection.commodity}
          options={PLOT_COMMODITIES.map((value) => ({
            value,
            label: formatMessage(`plotCommodity.${value}`, locale)
          }))}
          onChange={(commodity) => select({ commodity: commodity as PlotSelection['commodity'] })}
        />
        <Choice
          label={t('lga')}
          anyLabel={t('anyLga')}
          value={selection.lga}
          options={(lgas ?? []).map(({ code, lga, state: inState, plots }) => ({
            value: code,
            label: t('lgaOption', { lga, state: inState, count: formatNumber(plots) })
          }))}
          onChange={(lga) => select({ lga })}
        />
      </div>
      {hasFilter(state) && (
        <Button size="sm" type="tertiary" onClick={clear} css={{ justifySelf: 'start', minHeight: 32 }}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
