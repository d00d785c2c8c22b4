import { formatNumber, FORMS, joinWithColon } from '@site/domain';
import type { MarkerType } from '@site/domain';
import { getSessionUser } from '@site/services';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { Notice } from '../kit/notices/notice';
import { useThemeStyles } from '../kit/theme/styles';
import { showToast } from '../kit/notices/toasts';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import type { UiTexts } from '../base/use-ui-texts';
import { getRecordName } from './delete-record-dialog';
import { FieldChoice } from './field-choice';
import { SignInAgain } from '../kit/dialogs/sign-in-again';
import { useChangeField } from './use-change-field';
import type { ChangeFieldRun, RecordOutcome } from './use-change-field';
import { useFieldChoice } from './use-field-choice';

export interface ChangeFieldDialogProps {
  readonly markerType: MarkerType;
  readonly records: readonly AnyRecord[];
  readonly serverUrl: string;
  /** @param changed records that have the value now. */
  onClose(changed: readonly AnyRecord[]): void;
}

const countOutcomes = (outcomes: readonly RecordOutcome[], kind: RecordOutcome['kind']): number =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

/** Shows how many records were changed and how many refused. */
function showOutcomeToasts(outcomes: readonly RecordOutcome[], t: UiTexts) {
  const changed = countOutcomes(outcomes, 'changed');
  const refused = countOutcomes(outcomes, 'refused');
  if (changed > 0) showToast('success', t('severalChanged', { count: formatNumber(changed) }));
  if (refused > 0) showToast('error', t('severalRefused', { count: formatNumber(refused) }));
}

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
          <li key={record.id}>{joinWithColon(getRecordName(record), reason)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface RunProgressProps {
  readonly run: ChangeFieldRun;
  /** Count of all records. */
  readonly total: number;
}

/** Count of the records tried so far, in words and as a bar. */
function RunProgress({ run: { stage, outcomes }, total }: RunProgressProps) {
  const t = useUiTexts();
  const { sys } = useThemeStyles();
  const counts = { done: formatNumber(outcomes.length), total: formatNumber(total) };
  const left = total - outcomes.length;
  const same = countOutcomes(outcomes, 'same');
  return (
    <>
      <span role="status">
        {t('severalDone', counts)}
        {same > 0 && ` · ${t('severalSame', { count: formatNumber(same) })}`}
        {stage === 'over' && left > 0 && ` · ${t('severalLeft', { count: formatNumber(left) })}`}
      </span>
      <progress
        aria-label={t('severalDone', counts)}
        value={outcomes.length}
        max={total}
        css={{ width: '100%', accentColor: sys.color.primary.main }}
      />
    </>
  );
}

/**
 * Sets one field of several records to one value. Refused records are listed with the reason; the others are
 * saved.
 */
export function ChangeFieldDialog({ markerType, records, serverUrl, onClose }: ChangeFieldDialogProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space, type } = useThemeStyles();
  const form = FORMS[markerType].edit;
  const choice = useFieldChoice(form);
  // Read once: after the session has ended there is no user any more.
  const [email] = React.useState(() => getSessionUser()?.email ?? '');
  const onOver = (done: readonly RecordOutcome[]) => showOutcomeToasts(done, t);
  const run = useChangeField({ form, records, serverUrl, locale, t, onOver });
  const { stage, outcomes } = run;
  const { field, value, problem } = choice;
  const submit = () => {
    choice.leave();
    if (field && problem === null) run.start({ field, value });
  };
  const close = () => onClose(outcomes.filter(({ kind }) => kind !== 'refused').map(({ record }) => record));
  const leave = () => (stage === 'running' ? run.stop() : close());
  return (
    <Modal isOpen toggle={leave} backdrop="static" scrollable>
      <ModalHeader toggle={leave}>{t('severalTitle', { count: formatNumber(records.length) })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3), alignContent: 'start' }}>
        {stage === 'ready' ? (
          <FieldChoice choice={choice} />
        ) : (
          <RunProgress run={run} total={records.length} />
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
          <Button type="primary" onClick={close}>
            {t('close')}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
