import type { FormValue } from '@site/domain';
import { Option, Select } from 'jimu-ui';
import { LabelledField } from '../kit/fields/labelled-field';
import { Notice } from '../kit/notices/notice';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { listSharedFields } from './change-field';
import { RecordField } from './record-field';
import { formatFormLabel } from './record-labels';
import type { FieldChoiceModel } from './use-field-choice';

const isBlank = (value: FormValue): boolean => [value].flat().every((text) => text.trim() === '');

/** A list of the fields that several records can share, and the chosen field with its value. */
export function FieldChoice({ choice }: { readonly choice: FieldChoiceModel }) {
  const { form, field, value, problem, isLeft, choose, setValue, leave } = choice;
  const t = useUiTexts();
  const locale = useLocale();
  const fields = listSharedFields(form);
  const model = {
    form,
    values: field ? { [field.name]: value } : {},
    getError: () => (isLeft ? problem : null),
    change: (_name: string, next: FormValue) => setValue(next),
    leave
  };
  return (
    <>
      <LabelledField label={t('severalField')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('severalField')}
            placeholder={t('choose')}
            value={field?.name ?? ''}
            onChange={(_event, name: string) => choose(fields.find((one) => one.name === name) ?? null)}
          >
            {fields.map((one) => (
              <Option key={one.name} value={one.name}>
                {formatFormLabel(form, one, locale)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      {field && <RecordField key={field.name} model={model} field={field} locale={locale} />}
      {field && problem === null && isBlank(value) && <Notice kind="warning">{t('severalBlank')}</Notice>}
    </>
  );
}
