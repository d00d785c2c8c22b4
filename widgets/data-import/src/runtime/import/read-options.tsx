import { Option, Select, TextInput } from 'jimu-ui';
import { LabelledField, Notice } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatReportText } from 'widgets/shared-code/site-domain';
import type { ImportDatasets } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { DraftState } from './draft';
import type { ReadQuestion } from './use-preview';

interface ReadOptionsProps extends DraftState {
  readonly question: ReadQuestion | null;
  readonly locale: Locale;
  readonly systems: ImportDatasets['referenceSystems'];
}

/** Sheet or layer of the file, where it has several, and its reference system. */
export function ReadOptions({ draft, update, question, locale, systems }: ReadOptionsProps) {
  const t = useTexts();
  return (
    <>
      {question && <Notice kind="warning">{formatReportText(question.message, locale)}</Notice>}
      {(['sheet', 'layer'] as const).map((option) =>
        question?.about === option ? (
          <LabelledField key={option} label={t(option)} required>
            {(control) => (
              <Select
                {...control}
                aria-label={t(option)}
                value={draft[option]}
                onChange={(_event, next) => update({ [option]: String(next) })}
              >
                <Option value="">{t('choose')}</Option>
                {question.choices.map((choice) => (
                  <Option key={choice} value={choice}>
                    {choice}
                  </Option>
                ))}
              </Select>
            )}
          </LabelledField>
        ) : (
          draft[option] !== '' && (
            <LabelledField key={option} label={t(option)} help={t('emptyToChoose')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={draft[option]}
                  onAcceptValue={(next) => update({ [option]: next.trim() })}
                  allowClear
                />
              )}
            </LabelledField>
          )
        )
      )}
      <LabelledField label={t('crs')} help={t('crsHelp')} required={question?.about === 'crs'}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('crs')}
            value={draft.crs}
            onChange={(_event, next) => update({ crs: String(next) })}
          >
            <Option value="">{t('crsOfFile')}</Option>
            {systems.map(({ code, name }) => (
              <Option key={code} value={code}>
                {`${name} (${code})`}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
    </>
  );
}
