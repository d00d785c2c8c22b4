import { React } from 'jimu-core';
import { Button, Label, Switch, TextInput } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { failed, LabelledField, message, readCoordinates, useLook } from 'widgets/shared-code/site-core';
import type { AddAsset } from './state';
import { useTexts } from './use-texts';

interface PlaceStepProps {
  readonly state: AddAsset;
  readonly locale: Locale;
  change(next: Partial<AddAsset>): void;
  onCentre(): void;
}

/** Step 1: the position of the asset. */
export function PlaceStep({ state, locale, change, onCentre }: PlaceStepProps) {
  const t = useTexts();
  const { type, space, weight } = useLook();
  const id = React.useId();
  const [tried, setTried] = React.useState(false);
  const { latitude, longitude, on } = state;
  const filled = latitude.trim() !== '' && longitude.trim() !== '';
  const read = readCoordinates(latitude, longitude);
  const problem = tried && filled && failed(read) ? read : null;
  const errorOf = (name: 'latitude' | 'longitude') =>
    problem?.problem.startsWith(name)
      ? message(`coordinates.${problem.problem}`, locale, problem.values)
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
      <p css={{ margin: 0, fontWeight: weight.strong }}>{message('addAsset.coordinates', locale)}</p>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
        <Switch id={id} checked={on} onChange={(_event, checked: boolean) => change({ on: checked })} />
        <Label for={id} css={{ margin: 0 }}>
          {t('pick')}
        </Label>
      </div>
      <span css={type.hint}>{t(on ? 'pickOn' : 'pickOff')}</span>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        {fields.map(([name, value]) => (
          <LabelledField key={name} label={message(`addAsset.${name}`, locale)} error={errorOf(name)}>
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
        {message('addAsset.continue', locale)}
      </Button>
    </form>
  );
}
