import { React } from 'jimu-core';
import { Button, Label, Switch, TextInput } from 'jimu-ui';
import { formatMessage, isFailure, LabelledField, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { readCoordinates } from 'widgets/shared-code/site-domain';
import type { AddAssetState } from './state';
import { useTexts } from './use-texts';

interface PlaceStepProps {
  readonly state: AddAssetState;
  readonly locale: Locale;
  change(next: Partial<AddAssetState>): void;
  onCentre(): void;
}

/** Step 1: the position of the asset. */
export function PlaceStep({ state, locale, change, onCentre }: PlaceStepProps) {
  const t = useTexts();
  const { type, space, weight } = useThemeStyles();
  const id = React.useId();
  const [tried, setTried] = React.useState(false);
  const { latitude, longitude, on } = state;
  const filled = latitude.trim() !== '' && longitude.trim() !== '';
  const read = readCoordinates(latitude, longitude);
  const problem = tried && filled && isFailure(read) ? read : null;
  const getFieldError = (name: 'latitude' | 'longitude') =>
    problem?.problem.startsWith(name)
      ? formatMessage(`coordinates.${problem.problem}`, locale, problem.values)
      : null;
  const fields = [
    ['latitude', latitude],
    ['longitude', longitude]
  ] as const;
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: space(3) }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (filled && read.ok) change({ step: 'kind' });
      }}
    >
      <p css={{ margin: 0, fontWeight: weight.strong }}>{formatMessage('addAsset.coordinates', locale)}</p>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
        <Switch id={id} checked={on} onChange={(_event, checked: boolean) => change({ on: checked })} />
        <Label for={id} css={{ margin: 0 }}>
          {t('pick')}
        </Label>
      </div>
      <span css={type.hint}>{t(on ? 'pickOn' : 'pickOff')}</span>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        {fields.map(([name, value]) => (
          <LabelledField
            key={name}
            label={formatMessage(`addAsset.${name}`, locale)}
            error={getFieldError(name)}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                inputMode="decimal"
                value={value}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <Button size="sm" onClick={onCentre} css={{ justifySelf: 'start' }}>
        {t('atCentre')}
      </Button>
      <Button type="primary" htmlType="submit" disabled={!filled}>
        {formatMessage('addAsset.continue', locale)}
      </Button>
    </form>
  );
}
