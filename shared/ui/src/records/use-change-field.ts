import type { Form, FormField, FormValue, Locale } from '@site/domain';
import { announceRecords, toApiClientError, holdPage, RECORD_CLIENTS } from '@site/services';
import type { AnyRecord, ApiClientError } from '@site/services';
import { React } from 'jimu-core';
import type { UiTexts } from '../base/use-ui-texts';
import { buildFieldChange } from './change-field';

/** Result for one record. */
export interface RecordOutcome {
  readonly record: AnyRecord;
  readonly kind: 'changed' | 'same' | 'refused';
  /** Reason of a refusal. */
  readonly reason?: string;
}

/** The value that all records get. */
export interface NewValue {
  readonly field: FormField;
  readonly value: FormValue;
}

export interface ChangeFieldRun {
  /** `signedOut`: the session ended during the run, which continues after the next sign-in. */
  readonly stage: 'ready' | 'running' | 'signedOut' | 'over';
  /** Results of the records tried so far, in order. */
  readonly outcomes: readonly RecordOutcome[];
  start(change: NewValue): void;
  /** Continues with the remaining records. */
  goOn(): void;
  /** Finishes the current record and leaves the others unchanged. */
  stop(): void;
}

interface ChangeFieldOptions {
  readonly form: Form;
  readonly records: readonly AnyRecord[];
  readonly serverUrl: string;
  readonly locale: Locale;
  readonly t: UiTexts;
  /** Called when the run ends with all records tried or after `stop`. */
  onOver(outcomes: readonly RecordOutcome[]): void;
}

function getReason({ code, message }: ApiClientError, t: UiTexts): string {
  if (code === 'version_conflict') return t('severalConflict');
  return code === 'record_not_found' ? t('severalGone') : message;
}

/**
 * Sets a field of several records to one value, one after the other; each is read again and updated only in
 * that version.
 */
export function useChangeField(options: ChangeFieldOptions): ChangeFieldRun {
  const { form, records, serverUrl, locale, t, onOver } = options;
  const [stage, setStage] = React.useState<ChangeFieldRun['stage']>('ready');
  const [outcomes, setOutcomes] = React.useState<readonly RecordOutcome[]>([]);
  const stopped = React.useRef(false);
  const wanted = React.useRef<NewValue>(undefined);
  const client = RECORD_CLIENTS[form.markerType];

  const change = async (record: AnyRecord, { field, value }: NewValue): Promise<RecordOutcome> => {
    const current = await client.one(record.id, { serverUrl });
    const found = buildFieldChange(form, current, field, value, locale);
    if (found.kind === 'same') return { record, kind: 'same' };
    if (found.kind !== 'payload')
      return { record, kind: 'refused', reason: found.kind === 'wrong' ? found.text : t('severalNoField') };
    await client.update(record.id, found.payload, { version: current.version, serverUrl });
    return { record, kind: 'changed' };
  };

  const run = async (value: NewValue) => {
    const release = holdPage();
    const done = [...outcomes];
    stopped.current = false;
    setStage('running');
    let ended = false;
    for (const record of records.slice(done.length)) {
      if (stopped.current) break;
      try {
        done.push(await change(record, value));
      } catch (thrown) {
        const error = toApiClientError(thrown);
        ended = error.status === 401;
        if (ended) break;
        done.push({ record, kind: 'refused', reason: getReason(error, t) });
      }
      setOutcomes([...done]);
    }
    release();
    if (done.some(({ kind }) => kind === 'changed')) announceRecords(form.markerType);
    setStage(ended ? 'signedOut' : 'over');
    if (!ended) onOver(done);
  };

  return {
    stage,
    outcomes,
    start: (value) => {
      wanted.current = value;
      void run(value);
    },
    goOn: () => {
      if (wanted.current) void run(wanted.current);
    },
    stop: () => {
      stopped.current = true;
    }
  };
}
