import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, Option, Select, TextInput } from 'jimu-ui';
import {
  formatMessage,
  LabelledField,
  LabelledSegments,
  Notice,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { SEASONS, SITE_WEIGHTS } from 'widgets/shared-code/site-domain';
import type { Season, SiteQuestion, SiteWeight } from 'widgets/shared-code/site-domain';
import { useDrawnShape } from 'widgets/shared-code/site-tools';
import type { Settings } from '../../config';
import { MAX_SCENARIOS } from '../site-limits';
import { EXISTING, QUESTIONS } from '../sites-link';
import { FORM_SOURCES, isFull, requestScenario, TONNES_SCOPES } from '../state';
import type { FormSource, SitesForm as FormState, SitesState, SitesStateSetter, TonnesScope } from '../state';
import { useTexts } from '../use-texts';
import { formatExisting, formatWeight } from '../words';
import { AreaField } from './area-field';
import { PlacesField } from './places-field';
import type { FormProblem } from './read-form';
import { getTypedNumbers, readForm } from './read-form';
import { RecordsField } from './records-field';

interface SitesFormProps {
  readonly state: SitesState;
  readonly config: Settings;
  readonly view: JimuMapView | null;
  readonly change: SitesStateSetter;
}

interface PartProps {
  readonly form: FormState;
  readonly config: Settings;
  getError(field: FormProblem['field']): string | null;
  onChange(change: Partial<FormState>): void;
}

/** The candidates: an area, existing records, or places. */
function Candidates({ state, view, change, ...part }: PartProps & Omit<SitesFormProps, 'config'>) {
  const { form, config, getError, onChange } = part;
  const t = useTexts();
  const { space } = useThemeStyles();
  const shape = useDrawnShape();
  const problem = getError('candidates');
  return (
    <div role="group" aria-label={t('candidates')} css={{ display: 'grid', gap: space(2) }}>
      <LabelledSegments<FormSource>
        label={t('candidates')}
        values={FORM_SOURCES}
        value={form.source}
        format={(value) => t(`source_${value}`)}
        onChange={(source) =>
          change((before) => ({ ...before, placing: false, form: { ...before.form, source } }))
        }
      />
      {form.source === 'area' && (
        <AreaField
          form={form}
          shape={shape}
          hasMap={view !== null}
          measureWidgetId={config.measureWidgetId}
          spacingError={getError('spacing')}
          onChange={onChange}
        />
      )}
      {form.source === 'records' && (
        <RecordsField form={form} serverUrl={config.serverUrl} onChange={onChange} />
      )}
      {form.source === 'places' && <PlacesField state={state} view={view} change={change} />}
      {problem !== null && (
        <Notice kind="error" plain>
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** Number of sites, longest drive and capacity. */
function Numbers({ form, config, getError, onChange }: PartProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const typed = getTypedNumbers(form, config);
  const fields = [
    ['count', t('countLabel'), typed.count, undefined],
    [
      'minutes',
      t('minutesLabel'),
      typed.minutes,
      form.question === 'haulCost' ? t('minutesOptional') : undefined
    ],
    ['capacity', t('capacityLabel'), form.capacity, t('capacityOptional')]
  ] as const;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: space(2),
        alignItems: 'start'
      }}
    >
      {fields.map(([field, label, value, help]) => (
        <LabelledField key={field} label={label} help={help} error={getError(field)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              inputMode="decimal"
              value={value}
              onChange={(event) => onChange({ [field]: event.target.value })}
              css={{ width: '100%' }}
            />
          )}
        </LabelledField>
      ))}
    </div>
  );
}

/** The tonnes to be collected, and what existing factories do. */
function Tonnes({ form, onChange }: PartProps) {
  const t = useTexts();
  return (
    <>
      <LabelledField label={t('weightLabel')} help={t(`weightHelp_${form.weight}`)}>
        {(control) => (
          <Select
            {...control}
            value={form.weight}
            onChange={(_event, weight: SiteWeight) => onChange({ weight })}
          >
            {SITE_WEIGHTS.map((weight) => (
              <Option key={weight} value={weight}>
                {formatWeight({ weight }, t)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      {form.source === 'area' && (
        <LabelledSegments<TonnesScope>
          label={t('scopeLabel')}
          values={TONNES_SCOPES}
          value={form.scope}
          format={(value) => t(`scope_${value}`)}
          onChange={(scope) => onChange({ scope })}
        />
      )}
      <LabelledField label={t('existingLabel')} help={t(`existingHelp_${form.existing}`)}>
        {(control) => (
          <Select
            {...control}
            value={form.existing}
            onChange={(_event, existing: FormState['existing']) => onChange({ existing })}
          >
            {EXISTING.map((existing) => (
              <Option key={existing} value={existing}>
                {formatExisting(existing, t)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
    </>
  );
}

/** Form for candidates, question, tonnes and season. Errors are shown at their field; typed values stay. */
export function SitesForm({ state, config, view, change }: SitesFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const shape = useDrawnShape();
  const [problem, setProblem] = React.useState<FormProblem | null>(null);
  const { form } = state;
  // An error does not apply to changed inputs.
  React.useEffect(() => setProblem(null), [form, shape]);
  const onChange = (changed: Partial<FormState>) =>
    change((before) => ({ ...before, form: { ...before.form, ...changed } }));
  const part = {
    ...{ form, config, onChange },
    getError: (field: FormProblem['field']) => (problem?.field === field ? problem.text : null)
  };
  const handleSubmit = () => {
    const read = readForm(form, config, shape, t);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    change((before) => requestScenario(before, read.value));
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
      <Candidates {...part} state={state} view={view} change={change} />
      <LabelledSegments<SiteQuestion>
        label={t('question')}
        values={QUESTIONS}
        value={form.question}
        format={(value) => t(value === 'coverage' ? 'questionCoverage' : 'questionHaulCost')}
        onChange={(question) => onChange({ question })}
      />
      <Numbers {...part} />
      <Tonnes {...part} />
      <LabelledSegments<Season>
        label={t('season')}
        values={SEASONS}
        value={form.season}
        format={(value) => formatMessage(value === 'dry' ? 'season.dry' : 'season.rainy', locale)}
        onChange={(season) => onChange({ season })}
      />
      {isFull(state) && <Notice>{t('full', { count: MAX_SCENARIOS })}</Notice>}
      <Button type="primary" htmlType="submit" disabled={isFull(state)}>
        {t('findSites')}
      </Button>
    </form>
  );
}
