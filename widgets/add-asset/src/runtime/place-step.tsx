import { hooks, React } from 'jimu-core';
import { Button, Label, Switch, TextInput } from 'jimu-ui';
import {
  formatMessage,
  isFailure,
  LabelledField,
  Notice,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { fetchPlaceAddress } from 'widgets/shared-code/site-api';
import { readCoordinates } from 'widgets/shared-code/site-domain';
import type { AddAssetState } from './state';
import { useTexts } from './use-texts';

interface PlaceStepProps {
  readonly state: AddAssetState;
  readonly locale: Locale;
  readonly serverUrl: string;
  change(next: Partial<AddAssetState>): void;
  onCentre(): void;
}

interface CoordinateFieldsProps extends Pick<PlaceStepProps, 'locale' | 'change'> {
  readonly values: Pick<AddAssetState, 'latitude' | 'longitude'>;
  /** Problem of the typed coordinates; null while they are valid or not submitted yet. */
  readonly problem: Extract<ReturnType<typeof readCoordinates>, { readonly ok: false }> | null;
}

function CoordinateFields({ values, problem, locale, change }: CoordinateFieldsProps) {
  const { space } = useThemeStyles();
  return (
    <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
      {(['latitude', 'longitude'] as const).map((name) => (
        <LabelledField
          key={name}
          label={formatMessage(`addAsset.${name}`, locale)}
          error={
            problem?.problem.startsWith(name)
              ? formatMessage(`coordinates.${problem.problem}`, locale, problem.values)
              : null
          }
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              inputMode="decimal"
              value={values[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          )}
        </LabelledField>
      ))}
    </div>
  );
}

/**
 * Step 1: the position of the asset. One in water or outside Nigeria, and one that could not be checked, is
 * accepted when it is confirmed.
 */
export function PlaceStep({ state, locale, serverUrl, change, onCentre }: PlaceStepProps) {
  const t = useTexts();
  const { type, space, weight } = useThemeStyles();
  const id = React.useId();
  const [tried, setTried] = React.useState(false);
  /** The position that is asked about. */
  const [doubted, setDoubted] = React.useState<string | null>(null);
  const checking = useTask();
  const { latitude, longitude, on } = state;
  const filled = latitude.trim() !== '' && longitude.trim() !== '';
  const read = readCoordinates(latitude, longitude);
  const typed = `${latitude} ${longitude}`;
  const newest = hooks.useLatest(typed);
  const isDoubted = doubted === typed;
  const checkPlace = async () => {
    if (!read.ok) return;
    setDoubted(typed);
    const address = await fetchPlaceAddress(read.value, { serverUrl });
    // The marker may have been moved meanwhile.
    if (address === null || newest.current !== typed) return;
    setDoubted(null);
    change({ step: 'kind' });
  };
  const problem = tried && filled && isFailure(read) ? read : null;
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: space(3) }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!filled || !read.ok) return;
        if (isDoubted) change({ step: 'kind' });
        else void checking.run(checkPlace);
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
      <CoordinateFields values={state} problem={problem} locale={locale} change={change} />
      <Button size="sm" onClick={onCentre} css={{ justifySelf: 'start' }}>
        {t('atCentre')}
      </Button>
      {isDoubted && !checking.busy && (
        <Notice kind="warning">
          {checking.fault ? t('placeUnchecked', { message: checking.fault.message }) : t('placeOutside')}
        </Notice>
      )}
      <Button type="primary" htmlType="submit" disabled={!filled || checking.busy}>
        {isDoubted && !checking.busy ? t('useAnyway') : formatMessage('addAsset.continue', locale)}
      </Button>
    </form>
  );
}
