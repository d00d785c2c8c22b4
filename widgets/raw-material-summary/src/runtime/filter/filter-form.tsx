import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type { Locale, RawMaterialInput } from 'widgets/shared-code/site-core';
import {
  DayField,
  fetchRawMaterialChoices,
  LONGEST_FILTER_TEXT,
  message,
  SuggestField,
  useLook
} from 'widgets/shared-code/site-core';
import { BLANK } from '../state';
import { useTexts } from '../use-texts';

interface FilterFormProps {
  readonly applied: RawMaterialInput | null;
  /** Counts the clearings, each of which empties the form. */
  readonly cleared: number;
  readonly busy: boolean;
  readonly paused: boolean;
  readonly hint: string;
  readonly serverUrl: string;
  readonly locale: Locale;
  onApply(input: RawMaterialInput): void;
  onClear(): void;
}

/** The days as a list may be narrowed by them: as a pair, the right way round. */
const usable = (input: RawMaterialInput): RawMaterialInput =>
  input.start !== '' && input.start <= input.end ? input : { ...input, start: '', end: '' };

/** Two dates, a supplier, a community; names are offered while they are typed. */
export function FilterForm(props: FilterFormProps) {
  const { applied, cleared, busy, paused, hint, serverUrl, locale, onApply, onClear } = props;
  const t = useTexts();
  const { type, space } = useLook();
  const [input, setInput] = React.useState(applied ?? BLANK);
  // What is in force shows in the form, also where an address or another tab of the tool has set it.
  React.useEffect(() => setInput(applied ?? BLANK), [applied, cleared]);
  const change = (part: Partial<RawMaterialInput>) => setInput((before) => ({ ...before, ...part }));
  const apply = () => onApply(input);
  const lone = (input.start === '') !== (input.end === '');
  const names = (of: 'supplier' | 'community') => {
    const others = usable({ ...input, [of]: '' });
    const longest = Math.max(input.supplier.trim().length, input.community.trim().length);
    return (
      <SuggestField
        label={t(of)}
        value={input[of]}
        scope={JSON.stringify(others)}
        failedText={message('rawMaterial.unavailable', locale)}
        paused={paused}
        ask={async (text, signal) => {
          // Too long a text is refused when it is applied; until then there is nothing to offer for it.
          if (longest > LONGEST_FILTER_TEXT) return [];
          const asked = { ...others, [of]: text };
          const found = await fetchRawMaterialChoices(of, asked, { serverUrl, signal });
          return found.map(({ name, purchases }) => ({ name, note: t('leaves', { count: purchases }) }));
        }}
        onChange={(text) => change({ [of]: text })}
        onEnter={apply}
      />
    );
  };
  return (
    <div
      role="group"
      aria-label={t('filter')}
      css={{ display: 'grid', gap: space(2.5), padding: space(3, 3.5) }}
    >
      <p css={{ margin: 0, ...type.hint }}>{hint || t('hint')}</p>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        <DayField label={t('start')} day={input.start} onChange={(start) => change({ start })} />
        <DayField label={t('end')} day={input.end} onChange={(end) => change({ end })} />
      </div>
      {lone && <p css={{ margin: 0, ...type.hint }}>{t('loneDate')}</p>}
      {names('supplier')}
      {names('community')}
      <div css={{ display: 'flex', gap: space(2) }}>
        <Button type="primary" size="sm" disabled={busy} onClick={apply}>
          {t('apply')}
        </Button>
        <Button size="sm" disabled={busy} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
