import { Button, Option, Select, TextInput } from 'jimu-ui';
import {
  Chip,
  DEFAULT_PARAMETERS,
  LabelledField,
  MILL_SCOPES,
  PARAMETER_DEFINITIONS,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, NumericParameter, ParameterName } from 'widgets/shared-code/site-base';
import {
  formatParameterNumber,
  formatParameterProblem,
  formatParameterValue,
  getParameterLabel,
  getParameterUnit
} from 'widgets/shared-code/site-domain';
import { getExplanationKey } from './get-explanation-key';
import type { Editor } from './use-editor';
import { useTexts } from './use-texts';

interface FieldProps {
  readonly name: ParameterName;
  readonly editor: Editor;
  readonly locale: Locale;
}

/** Explains what a parameter does and where it is used. */
function Explanation({ name }: Pick<FieldProps, 'name'>) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  return (
    <span
      css={{ ...type.body, display: 'block', marginBottom: space(1), color: sys.color.surface.paperText }}
    >
      {t(getExplanationKey(name))}
    </span>
  );
}

function ScopeField({ editor, locale }: Omit<FieldProps, 'name'>) {
  const t = useTexts();
  const standard = formatParameterValue('millScope', DEFAULT_PARAMETERS.millScope, locale);
  return (
    <LabelledField
      label={getParameterLabel('millScope', locale)}
      help={
        <>
          <Explanation name="millScope" />
          {t('helpChoice', { standard })}
        </>
      }
    >
      {(control) => (
        <Select
          {...control}
          aria-label={getParameterLabel('millScope', locale)}
          value={editor.getText('millScope')}
          onChange={(_event, scope) => editor.type('millScope', String(scope))}
        >
          {MILL_SCOPES.map((scope) => (
            <Option key={scope} value={scope}>
              {formatParameterValue('millScope', scope, locale)}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

function NumberField({ name, editor, locale }: FieldProps & { readonly name: NumericParameter }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { min, max, default: standard, source } = PARAMETER_DEFINITIONS[name];
  const problem = editor.problems[name];
  const unit = getParameterUnit(name, locale);
  const bounds = {
    min: formatParameterNumber(min),
    max: formatParameterNumber(max),
    standard: formatParameterNumber(standard),
    unit
  };
  return (
    <LabelledField
      label={getParameterLabel(name, locale)}
      error={problem && formatParameterProblem(name, problem, locale)}
      help={
        <>
          <Explanation name={name} />
          {t('help', bounds)}
          <span css={{ display: 'block' }}>
            {t('source')} <span lang="en">{source}</span>
          </span>
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={editor.getText(name)}
          suffix={
            <span css={{ ...type.hint, paddingLeft: space(2), whiteSpace: 'nowrap' }} aria-hidden="true">
              {unit}
            </span>
          }
          onChange={(event) => editor.type(name, event.target.value)}
        />
      )}
    </LabelledField>
  );
}

/** One parameter: its value, unit, bounds, default and source, and whether it differs from the default. */
export function ParameterField({ name, editor, locale }: FieldProps) {
  const t = useTexts();
  const { card, space } = useThemeStyles();
  const standard = DEFAULT_PARAMETERS[name];
  const isEdited = editor.edited.includes(name);
  const isStandard = editor.parameters[name] === standard && !(name in editor.problems);
  return (
    <div
      css={{
        ...card,
        boxShadow: 'none',
        padding: space(3),
        display: 'grid',
        gap: space(2),
        alignContent: 'start',
        minWidth: 0
      }}
    >
      {name === 'millScope' ? (
        <ScopeField editor={editor} locale={locale} />
      ) : (
        <NumberField name={name} editor={editor} locale={locale} />
      )}
      {(isEdited || !isStandard) && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
          {isEdited && <Chip tone="info">{t('edited')}</Chip>}
          {editor.inForce.parameters[name] !== standard && <Chip tone="warning">{t('changed')}</Chip>}
          <span css={{ flex: 1 }} />
          {!isStandard && (
            <Button
              size="sm"
              aria-label={t('backToDefaultOf', { name: getParameterLabel(name, locale) })}
              onClick={() => editor.type(name, String(standard))}
            >
              {t('backToDefault')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
