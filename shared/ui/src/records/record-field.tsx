import { formatFieldOption, listShownFields } from '@site/domain';
import type { FormField, FormValue, Locale, TabName } from '@site/domain';
import { Checkbox, Label, Option, Select, TextInput } from 'jimu-ui';
import { DayField } from './day-field';
import { LabelledField } from '../kit/fields/labelled-field';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { formatFormLabel } from './record-labels';
import { TextRows } from './text-rows';
import type { RecordForm } from './use-record-form';

interface RecordFieldProps {
  readonly model: Pick<RecordForm, 'form' | 'values' | 'getError' | 'change' | 'leave'>;
  readonly field: FormField;
  readonly locale: Locale;
}

const toRows = (value: FormValue | undefined): readonly string[] => [value ?? []].flat();

function ChoiceField({ model, field, locale }: RecordFieldProps) {
  const { space, sys, type, weight } = useThemeStyles();
  const t = useUiTexts();
  const chosen = toRows(model.values[field.name]);
  const error = model.getError(field.name);
  const toggle = (option: string, on: boolean) =>
    model.change(field.name, on ? [...chosen, option] : chosen.filter((one) => one !== option));
  // A value that is no longer an option is shown, so that it can be removed.
  const options = [...new Set([...(field.options ?? []), ...chosen])];
  const label = formatFormLabel(model.form, field, locale);
  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, ...type.body, fontWeight: weight.medium }}>
        {label}
        {field.required !== undefined && <span css={type.hint}>{` (${t('required')})`}</span>}
      </legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(0, 3) }}>
        {options.map((option) => (
          <Label key={option} css={{ display: 'inline-flex', alignItems: 'center', margin: 0 }}>
            <Checkbox checked={chosen.includes(option)} onChange={(_event, on) => toggle(option, on)} />
            {formatFieldOption(field, option, locale)}
          </Label>
        ))}
      </div>
      {error !== null && (
        <span role="alert" css={{ ...type.small, color: sys.color.error.main }}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

/** One field of a record's form, drawn for its kind. */
export function RecordField(props: RecordFieldProps) {
  const { model, field, locale } = props;
  const { kind, name, options = [], required } = field;
  const t = useUiTexts();
  const value = model.values[name];
  const label = formatFormLabel(model.form, field, locale);
  const error = model.getError(name);
  const [text = ''] = toRows(value);
  const leave = () => model.leave(name);
  if (kind === 'multiSelect') return <ChoiceField {...props} />;
  if (kind === 'date')
    return <DayField label={label} day={text} error={error} onChange={(day) => model.change(name, day)} />;
  return (
    <LabelledField label={label} error={error} required={required !== undefined}>
      {(control) => {
        if (kind === 'select')
          return (
            <Select
              {...control}
              aria-label={label}
              placeholder={t('choose')}
              value={text}
              // The framework's list does not tell when it is left: a choice is judged at once.
              onChange={(_event, chosen: string) => {
                model.change(name, chosen);
                leave();
              }}
            >
              {[...new Set([...options, ...(text === '' ? [] : [text])])].map((option) => (
                <Option key={option} value={option}>
                  {formatFieldOption(field, option, locale)}
                </Option>
              ))}
            </Select>
          );
        if (kind === 'urls' || kind === 'texts')
          return (
            <TextRows
              control={control}
              label={label}
              rows={toRows(value)}
              pictures={kind === 'urls'}
              onChange={(rows) => model.change(name, rows)}
              onLeave={leave}
            />
          );
        return (
          <TextInput
            {...control}
            value={text}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            onChange={(event) => model.change(name, event.currentTarget.value)}
            onBlur={leave}
          />
        );
      }}
    </LabelledField>
  );
}

/** The fields of a tab, or of a form without tabs, that are shown for the current values. */
export function RecordFields({ model, tab }: { readonly model: RecordForm; readonly tab?: TabName }) {
  const { space } = useThemeStyles();
  const locale = useLocale();
  const fields = listShownFields(model.form, model.values).filter(
    (field) => field.kind !== 'hidden' && (tab === undefined || field.tab === tab)
  );
  return (
    <div css={{ display: 'grid', gap: space(3), paddingTop: space(tab === undefined ? 0 : 3) }}>
      {fields.map((field) => (
        <RecordField key={field.name} model={model} field={field} locale={locale} />
      ))}
    </div>
  );
}
