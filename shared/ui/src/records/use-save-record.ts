import { isFailure, formatMessage, toPayload } from '@site/domain';
import type { Form, FormValues, Locale } from '@site/domain';
import { announceRecords, toApiClientError, RECORD_CLIENTS } from '@site/services';
import type { AnyRecord, ApiClientError } from '@site/services';
import { React } from 'jimu-core';
import { showToast } from '../kit/notices/toasts';
import { formatAssetNoun } from './record-labels';

/** Reason why a save failed. */
export type RecordSaveProblem =
  /** Another user has saved the record first: its current version. */
  | { readonly kind: 'conflict'; readonly current: AnyRecord }
  /** The session has ended. */
  | { readonly kind: 'signedOut' }
  /** The record has been deleted. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ApiClientError };

const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    ''
  );

function toSaveProblem(error: ApiClientError): RecordSaveProblem {
  const current = error.details?.current;
  if (error.code === 'version_conflict' && current)
    return { kind: 'conflict', current: current as AnyRecord };
  if (error.status === 401) return { kind: 'signedOut' };
  return error.code === 'record_not_found' ? { kind: 'gone' } : { kind: 'failed', error };
}

/** Returns whether a save succeeded and gave the record. */
export const isSaved = (outcome: AnyRecord | RecordSaveProblem): outcome is AnyRecord => 'version' in outcome;

export interface SaveOptions {
  readonly form: Form;
  /** Id of the record that is edited; null for a new one. */
  readonly id: string | null;
  readonly locale: Locale;
  /** The brand, for the texts of the toasts. */
  readonly product: string;
  readonly serverUrl: string;
}

export interface SaveState {
  readonly busy: boolean;
  readonly problem: RecordSaveProblem | null;
  /** Clears the problem of the last save. */
  settle(): void;
  /** Restores a record that was deleted in the meantime; null when that fails. */
  bringBack(): Promise<AnyRecord | null>;
  /** Sends valid input. Resolves to null while another save is running: a second click does nothing. */
  save(values: FormValues, version: number | undefined): Promise<AnyRecord | RecordSaveProblem | null>;
}

/**
 * Adds or updates a record, shows a toast, and notifies all widgets that show such records. The same input is
 * never added twice.
 */
export function useSaveRecord({ form, id, locale, product, serverUrl }: SaveOptions): SaveState {
  const [busy, setBusy] = React.useState(false);
  const [problem, setProblem] = React.useState<RecordSaveProblem | null>(null);
  const running = React.useRef(false);
  /** Idempotency key of the input: sent again after a lost response, the server recognizes it. */
  const named = React.useRef({ input: '', name: '' });
  const save = async (values: FormValues, version: number | undefined) => {
    if (running.current) return null;
    const payload = toPayload(form, values);
    if (isFailure(payload)) throw new Error(`The saved form is incomplete: ${payload.problem}`);
    const input = JSON.stringify([payload.value, version]);
    if (named.current.input !== input) named.current = { input, name: createIdempotencyKey() };
    const options = { version, idempotencyKey: named.current.name, serverUrl };
    const client = RECORD_CLIENTS[form.markerType];
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const saved = await (id === null
        ? client.create(payload.value, options)
        : client.update(id, payload.value, options));
      const type = formatAssetNoun(form, locale, product);
      showToast(
        'success',
        id === null
          ? formatMessage('admin.added', locale, { type })
          : formatMessage(`admin.${form.noun}.updated`, locale)
      );
      announceRecords(form.markerType);
      return saved;
    } catch (thrown) {
      const found = toSaveProblem(toApiClientError(thrown));
      setProblem(found);
      // The form itself explains the other problems.
      if (found.kind === 'failed')
        showToast(
          'error',
          formatMessage(id === null ? 'admin.addFailed' : `admin.${form.noun}.updateFailed`, locale)
        );
      return found;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const bringBack = async () => {
    setBusy(true);
    try {
      return (await RECORD_CLIENTS[form.markerType].restore(String(id), { serverUrl })).record;
    } catch (thrown) {
      setProblem(toSaveProblem(toApiClientError(thrown)));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, settle: () => setProblem(null), bringBack, save };
}
