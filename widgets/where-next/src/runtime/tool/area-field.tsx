import { Button, Option, Select, TextInput } from 'jimu-ui';
import { LabelledField, LabelledSegments, useThemeStyles } from 'widgets/shared-code/site-base';
import { LGAS } from 'widgets/shared-code/site-domain';
import type { FilterGeometry } from 'widgets/shared-code/site-domain';
import { openTool } from 'widgets/shared-code/site-tools';
import type { SitesForm } from '../state';
import { useTexts } from '../use-texts';

export interface AreaFieldProps {
  readonly form: SitesForm;
  /** Shape drawn on the page's map; null without one. */
  readonly shape: FilterGeometry | null;
  readonly hasMap: boolean;
  readonly measureWidgetId: string;
  readonly spacingError: string | null;
  onChange(change: Partial<SitesForm>): void;
}

const STATES = [...new Set(LGAS.map(({ state }) => state))];
/** Value of the list for the whole state: an empty value is no choice. */
const WHOLE_STATE = 'state';

/** Choice of a state, and of the whole of it or one of its LGAs. */
function NamedArea({ form, onChange }: Pick<AreaFieldProps, 'form' | 'onChange'>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  return (
    <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
      <Select
        aria-label={t('state')}
        placeholder={t('chooseState')}
        value={form.state}
        onChange={(_event, state: string) => onChange({ state, lga: '' })}
      >
        {STATES.map((state) => (
          <Option key={state} value={state}>
            {state}
          </Option>
        ))}
      </Select>
      <Select
        aria-label={t('lga')}
        disabled={form.state === ''}
        value={form.lga === '' ? WHOLE_STATE : form.lga}
        onChange={(_event, lga: string) => onChange({ lga: lga === WHOLE_STATE ? '' : lga })}
      >
        <Option value={WHOLE_STATE}>{t('wholeState')}</Option>
        {LGAS.filter(({ state }) => state === form.state).map(({ code, name }) => (
          <Option key={code} value={code}>
            {name}
          </Option>
        ))}
      </Select>
    </div>
  );
}

/** The area in which candidates are placed, and the distance between them. */
export function AreaField(props: AreaFieldProps) {
  const { form, shape, hasMap, measureWidgetId, spacingError, onChange } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  return (
    <>
      {hasMap && (
        <LabelledSegments<SitesForm['areaKind']>
          label={t('area')}
          values={['named', 'shape']}
          value={form.areaKind}
          format={(value) => t(value)}
          onChange={(areaKind) => onChange({ areaKind })}
        />
      )}
      {form.areaKind === 'named' || !hasMap ? (
        <NamedArea form={form} onChange={onChange} />
      ) : (
        <div css={{ ...type.hint, display: 'grid', gap: space(2), justifyItems: 'start' }}>
          <span role="status">{t(shape ? 'shapeIsDrawn' : 'noShape')}</span>
          {measureWidgetId !== '' && (
            <Button size="sm" onClick={() => openTool(measureWidgetId)} css={{ minHeight: 32 }}>
              {t(shape ? 'changeShape' : 'drawShape')}
            </Button>
          )}
        </div>
      )}
      <LabelledField label={t('spacing')} help={t('spacingHelp')} error={spacingError}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            inputMode="decimal"
            value={form.spacing}
            onChange={(event) => onChange({ spacing: event.target.value })}
            css={{ width: '100%' }}
          />
        )}
      </LabelledField>
    </>
  );
}
