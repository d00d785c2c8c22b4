import { FORMS, formatNumber } from '@site/domain';
import type { FormField, FormValue, MarkerType } from '@site/domain';
import { getSessionUser } from '@site/services';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, Option, Select } from 'jimu-ui';
import { LabelledField } from '../labelled-field';
import { Notice } from '../notice';
import { useThemeStyles } from '../styles';
import { showToast } from '../toasts';
import { useLocale, useUiTexts } from '../use-ui-texts';
import { listSharedFields, findValueProblem } from './change-field';
import { getRecordName } from './delete-record-dialog';
import { RecordField } from './record-field';
import { formatFormLabel } from './record-labels';
import { SignInAgain } from './sign-in-again';
import { useChangeField } from './use-change-field';
import type { RecordOutcome } from './use-change-field';

export interface ChangeFieldDialogProps {
  readonly markerType: MarkerType;
  readonly records: readonly AnyRecord[];
  readonly serverUrl: string;
  /** @param changed records that have the value now. */
  onClose(changed: readonly AnyRecord[]): void;
}

const isBlank = (value: FormValue): boolean => [value].flat().every((text) => text.trim() === '');

const getBlankValue = ({ kind }: FormField): FormValue => (kind === 'multiSelect' ? [] : '');

/** The refused records, each with the reason. */
function Refusals({ outcomes }: { readonly outcomes: readonly RecordOutcome[] }) {
  const { space } = useThemeStyles();
  const t = useUiTexts();
  const refused = outcomes.filter(({ kind }) => kind === 'refused');
  if (refused.length === 0) return null;
  return (
    <Notice kind="warning" title={t('severalRefused', { count: formatNumber(refused.length) })}>
      <ul css={{ margin: 0, paddingLeft: space(4) }}>
        {refused.map(({ record, reason = '' }) => (
          <li key={record.id}>{`${getRecordName(record)}: ${reason}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Sets one field of several records to one value. Refused records are listed with the reason; the others are
 * saved.
 */
export function ChangeFieldDialog({ markerType, records, serverUrl, onClose }: ChangeFieldDialogProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space, type, sys } = useThemeStyles();
  const form = FORMS[markerType].edit;
  const fields = listSharedFields(form);
  const [field, setField] = React.useState<FormField | null>(null);
  const [value, setValue] = React.useState<FormValue>('');
  const [isLeft, setLeft] = React.useState(false);
  // Read once: after the session has ended there is no user any more.
  const [email] = React.useState(() => getSessionUser()?.email ?? '');
  const hasValue = ({ kind }: RecordOutcome) => kind !== 'refused';
  const close = (outcomes: readonly RecordOutcome[]) =>
    onClose(outcomes.filter(hasValue).map(({ record }) => record));
  const run = useChangeField({
    form,
    records,
    serverUrl,
    locale,
    t,
    onOver: (outcomes) => {
      const changed = outcomes.filter(({ kind }) => kind === 'changed').length;
      const refused = outcomes.filter(({ kind }) => kind === 'refused').length;
      if (changed > 0) showToast('success', t('severalChanged', { count: formatNumber(changed) }));
      if (refused > 0) showToast('error', t('severalRefused', { count: formatNumber(refused) }));
    }
  });
  const { stage, outcomes } = run;
  const problem = field && findValueProblem(form, field, value, locale);
  const submit = () => {
    setLeft(true);
    if (field && problem === null) run.start({ field, value });
  };
  const leave = () => (stage === 'running' ? run.stop() : close(outcomes));
  const counts = { done: formatNumber(outcomes.length), total: formatNumber(records.length) };
  const left = records.length - outcomes.length;
  const same = outcomes.filter(({ kind }) => kind === 'same').length;
  const model = {
    form,
    values: field ? { [field.name]: value } : {},
    errorOf: () => (isLeft ? problem : null),
    change: (_name: string, next: FormValue) => setValue(next),
    leave: () => setLeft(true)
  };
  return (
    <Modal isOpen toggle={leave} backdrop="static" scrollable>
      <ModalHeader toggle={leave}>{t('severalTitle', { count: formatNumber(records.length) })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3), alignContent: 'start' }}>
        {stage === 'ready' && (
          <>
            <LabelledField label={t('severalField')}>
              {(control) => (
                <Select
                  {...control}
                  aria-label={t('severalField')}
                  placeholder={t('choose')}
                  value={field?.name ?? ''}
                  onChange={(_event, name: string) => {
                    const chosen = fields.find((one) => one.name === name) ?? null;
                    setField(chosen);
                    setValue(chosen ? getBlankValue(chosen) : '');
                    setLeft(false);
                  }}
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
            {field && problem === null && isBlank(value) && (
              <Notice kind="warning">{t('severalBlank')}</Notice>
            )}
          </>
        )}
        {stage !== 'ready' && (
          <>
            <span role="status">
              {t('severalDone', counts)}
              {same > 0 && ` · ${t('severalSame', { count: formatNumber(same) })}`}
              {stage === 'over' && left > 0 && ` · ${t('severalLeft', { count: formatNumber(left) })}`}
            </span>
            <progress
              aria-label={t('severalDone', counts)}
              value={outcomes.length}
              max={records.length}
              css={{ width: '100%', accentColor: sys.color.primary.main }}
            />
          </>
        )}
        {stage === 'signedOut' && <SignInAgain email={email} serverUrl={serverUrl} onSignedIn={run.goOn} />}
        {stage === 'over' && <Refusals outcomes={outcomes} />}
      </ModalBody>
      <ModalFooter css={{ alignItems: 'center' }}>
        {stage === 'ready' && (
          <>
            <span css={{ flex: 1, ...type.hint }}>{t('severalHint')}</span>
            <Button type="primary" disabled={!field} onClick={submit}>
              {t('severalStart')}
            </Button>
          </>
        )}
        {stage === 'running' && <Button onClick={run.stop}>{t('severalStop')}</Button>}
        {(stage === 'over' || stage === 'signedOut') && (
          <Button type="primary" onClick={() => close(outcomes)}>
            {t('close')}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
