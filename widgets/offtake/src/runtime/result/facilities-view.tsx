import { React } from 'jimu-core';
import { Button, Radio } from 'jimu-ui';
import {
  formatDistance,
  formatQuantity,
  message,
  Notice,
  optionLabel,
  useLook
} from 'widgets/shared-code/site-core';
import type { FacilityOption, Locale } from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';

interface FacilitiesViewProps {
  readonly facilities: readonly FacilityOption[];
  readonly facilityId: string | null;
  readonly locale: Locale;
  onPick(id: string): void;
  onBack(): void;
  onView(): void;
}

interface ChoiceProps {
  readonly facility: FacilityOption;
  readonly name: string;
  readonly checked: boolean;
  readonly locale: Locale;
  onPick(id: string): void;
}

function Choice({ facility, name, checked, locale, onPick }: ChoiceProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useLook();
  const id = React.useId();
  const known = facility.output !== null;
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(1),
        minHeight: 48,
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
          {`${optionLabel(facility.status, locale)} · ${formatDistance(facility.distance)}`}
        </span>
      </label>
      <span id={`${id}-about`} css={{ flex: 'none', maxWidth: '40%', textAlign: 'right', ...type.note }}>
        {known ? t('outputOf', { output: formatQuantity(facility.output, 't', 0) }) : t('outputUnknown')}
      </span>
    </div>
  );
}

/** The own biochar facilities, to pick one whose output is reckoned with. */
export function FacilitiesView(props: FacilitiesViewProps) {
  const { facilities, facilityId, locale, onPick, onBack, onView } = props;
  const t = useTexts();
  const { type, space, rule } = useLook();
  const name = React.useId();
  const offered = facilities.some(({ id, output }) => id === facilityId && output !== null);
  return (
    <div css={{ padding: space(3, 3.5), borderTop: rule, display: 'grid', gap: space(3) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('chooseFacility')}</h3>
      {facilities.length === 0 ? (
        <Notice>{t('noFacilities')}</Notice>
      ) : (
        <div role="radiogroup" aria-label={t('chooseFacility')}>
          {facilities.map((facility) => (
            <Choice
              key={facility.id}
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
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button onClick={onBack}>{message('offtake.back', locale)}</Button>
        <Button type="primary" disabled={!offered} onClick={onView}>
          {message('offtake.viewUpside', locale)}
        </Button>
      </div>
    </div>
  );
}
