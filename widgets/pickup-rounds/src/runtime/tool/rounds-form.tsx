import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import {
  formatMessage,
  LabelledField,
  LabelledSegments,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Parameters } from 'widgets/shared-code/site-base';
import { SEASONS } from 'widgets/shared-code/site-domain';
import type { LocatedPile, Season } from 'widgets/shared-code/site-domain';
import { choosePiles } from '../plan/choose-piles';
import { DISTANCES, getPlanIds, requestPlan } from '../state';
import type { RoundsDistance, RoundsForm as FormState, RoundsState, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { FleetField } from './fleet-field';
import { PilesField } from './piles-field';
import type { FormProblem } from './read-form';
import { readForm } from './read-form';
import { useMapAreas } from './use-map-areas';

interface RoundsFormProps {
  readonly state: RoundsState;
  readonly all: readonly LocatedPile[];
  readonly parameters: Parameters;
  readonly view: JimuMapView | null;
  readonly measureWidgetId: string;
  readonly change: RoundsStateSetter;
}

interface DaysFieldProps {
  readonly days: string;
  readonly error: string | null;
  onChange(days: string): void;
}

function DaysField({ days, error, onChange }: DaysFieldProps) {
  const t = useTexts();
  return (
    <LabelledField label={t('daysLabel')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          inputMode="numeric"
          value={days}
          onChange={(event) => onChange(event.target.value)}
          css={{ width: '100%' }}
        />
      )}
    </LabelledField>
  );
}

/** Form for piles, vehicles, days, season and distance. Errors are shown at their field; typed values stay. */
export function RoundsForm({ state, all, parameters, view, measureWidgetId, change }: RoundsFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const [problem, setProblem] = React.useState<FormProblem | null>(null);
  const { form } = state;
  const areas = useMapAreas(view, form.source === 'view');
  const planIds = getPlanIds(state);
  const chosen = React.useMemo(
    () => choosePiles(all, form, { ...areas, planIds }),
    [all, form, areas, planIds]
  );
  // An error does not apply to changed inputs.
  React.useEffect(() => setProblem(null), [form, chosen]);
  const changeForm = (changed: Partial<FormState>) =>
    change((before) => ({ ...before, form: { ...before.form, ...changed } }));
  const getFieldError = (field: FormProblem['field']) => (problem?.field === field ? problem.text : null);
  const handleSubmit = () => {
    const read = readForm(form, chosen, t);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    change((before) => requestPlan(before, read.inputs));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
      css={{ display: 'grid', gap: space(3), padding: space(3, 4) }}
    >
      <PilesField
        all={all}
        form={form}
        chosen={chosen}
        hasMap={view !== null}
        hasPlan={planIds !== null}
        measureWidgetId={measureWidgetId}
        error={getFieldError('piles')}
        onChange={changeForm}
      />
      <FleetField
        fleet={form.fleet}
        parameters={parameters}
        error={getFieldError('fleet')}
        onChange={(vehicle, count) => changeForm({ fleet: { ...form.fleet, [vehicle]: count } })}
      />
      <DaysField days={form.days} error={getFieldError('days')} onChange={(days) => changeForm({ days })} />
      <LabelledSegments<RoundsDistance>
        label={t('distance')}
        values={DISTANCES}
        value={form.distance}
        format={(value) => t(value)}
        onChange={(distance) => changeForm({ distance })}
      />
      {form.distance === 'road' && (
        <LabelledSegments<Season>
          label={t('season')}
          values={SEASONS}
          value={form.season}
          format={(value) => formatMessage(value === 'dry' ? 'season.dry' : 'season.rainy', locale)}
          onChange={(season) => changeForm({ season })}
        />
      )}
      <Button type="primary" htmlType="submit">
        {t('planRounds')}
      </Button>
    </form>
  );
}
