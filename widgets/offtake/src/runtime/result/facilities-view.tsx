import { React } from 'jimu-core';
import { Button, Radio } from 'jimu-ui';
import {
  formatDistance,
  formatMessage,
  formatNumber,
  formatOptionLabel,
  formatQuantity,
  joinWithColon,
  Notice,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { MAX_OUTPUT_PERCENT } from 'widgets/shared-code/site-domain';
import type { FacilityOption, OfftakeSummary } from 'widgets/shared-code/site-domain';
import { FactoryRecordsLink } from 'widgets/shared-code/site-records';
import { needText, percentText } from '../lines';
import { useTexts } from '../use-texts';

interface FacilitiesViewProps {
  readonly summary: OfftakeSummary;
  readonly facilityId: string | null;
  readonly locale: Locale;
  readonly serverUrl: string;
  onPick(id: string): void;
  onBack(): void;
  onView(): void;
}

interface ChoiceProps {
  readonly summary: OfftakeSummary;
  readonly facility: FacilityOption;
  readonly name: string;
  readonly checked: boolean;
  readonly locale: Locale;
  onPick(id: string): void;
}

function Choice({ summary, facility, name, checked, locale, onPick }: ChoiceProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useThemeStyles();
  const id = React.useId();
  const known = facility.output !== null;
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(1),
        minHeight: 48,
        padding: space(1, 0),
        borderTop: rule,
        color: known ? 'inherit' : sys.color.surface.paperHint
      }}
    >
      <Radio
        id={id}
        name={name}
        value={facility.id}
        checked={checked}
        disabled={!known}
        aria-describedby={`${id}-about`}
        onChange={() => onPick(facility.id)}
      />
      <label htmlFor={id} css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: weight.medium }}>
        {facility.name}
        <span css={{ display: 'block', ...type.hint }}>
          {`${formatOptionLabel(facility.status, locale)} · ${formatDistance(facility.distance)}`}
        </span>
      </label>
      <span id={`${id}-about`} css={{ flex: 'none', maxWidth: '40%', textAlign: 'right', ...type.note }}>
        {known ? t('outputOf', { output: formatQuantity(facility.output, 't', 0) }) : t('outputUnknown')}
        <span css={{ display: 'block', fontWeight: weight.strong }} data-testid="offtake-facility-percent">
          {percentText(summary, facility, t)}
        </span>
      </span>
    </div>
  );
}

/**
 * Choice of the company's biochar facilities, sorted by the share of the need that they cover, largest first.
 */
export function FacilitiesView(props: FacilitiesViewProps) {
  const { summary, facilityId, locale, serverUrl, onPick, onBack, onView } = props;
  const { facilities, biocharNeed } = summary;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const name = React.useId();
  const offered = facilities.some(({ id, output }) => id === facilityId && output !== null);
  return (
    <div css={{ padding: space(3, 3.5), borderTop: rule, display: 'grid', gap: space(3) }}>
      <div css={{ display: 'grid', gap: space(1) }}>
        <h3 css={{ margin: 0, ...type.heading }}>{t('chooseFacility')}</h3>
        <p css={{ ...type.hint, margin: 0 }}>{joinWithColon(t('need'), needText(summary))}</p>
        <p css={{ ...type.hint, margin: 0 }}>
          {biocharNeed === 0
            ? t('noNeed')
            : t('percentHint', { most: formatQuantity(MAX_OUTPUT_PERCENT, '%') })}
        </p>
      </div>
      {facilities.length === 0 ? (
        <Notice>{t('noFacilities')}</Notice>
      ) : (
        <div role="radiogroup" aria-label={t('chooseFacility')}>
          {facilities.map((facility) => (
            <Choice
              key={facility.id}
              summary={summary}
              facility={facility}
              name={name}
              checked={facility.id === facilityId}
              locale={locale}
              onPick={onPick}
            />
          ))}
        </div>
      )}
      {facilities.some(({ output }) => output === null) && (
        <p css={{ ...type.hint, margin: 0 }}>{t('outputUnknownHint')}</p>
      )}
      <div>
        <p css={{ ...type.hint, margin: 0 }}>
          {t('outputField', { days: formatNumber(summary.parameters.capacityDaysPerYear) })}
        </p>
        <FactoryRecordsLink serverUrl={serverUrl} />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button onClick={onBack}>{formatMessage('offtake.back', locale)}</Button>
        <Button type="primary" disabled={!offered} onClick={onView}>
          {formatMessage('offtake.viewUpside', locale)}
        </Button>
      </div>
    </div>
  );
}
