import {
  FORMS,
  buildInitialValues,
  formatMessage,
  readCoordinates,
  listTabProblems,
  unswapPosition
} from '@site/domain';
import type { FormFieldName, FormValues, LatLon, FormType, TabName } from '@site/domain';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { showToast } from '../kit/notices/toasts';
import { usePageHold } from '../kit/requests/use-page-hold';
import { useLocale } from '../base/use-ui-texts';
import { useRecordForm } from './use-record-form';
import type { RecordForm } from './use-record-form';
import { isSaved, useSaveRecord } from './use-save-record';
import type { SaveState } from './use-save-record';

export interface RecordDialogOptions {
  readonly markerType: FormType;
  /** The record to edit; without it a new one is added. */
  readonly record?: AnyRecord;
  /** Position of a new record. */
  readonly position?: LatLon;
  /** Other values of a new record. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** The brand, part of a factory's type name. */
  readonly product: string;
  readonly serverUrl: string;
  onSaved(record: AnyRecord): void;
  /** Called on closing without saving; the input is discarded. */
  onClose(): void;
}

export interface RecordDialogModel {
  readonly model: RecordForm;
  readonly saving: SaveState;
  readonly tab: TabName | undefined;
  /** Question over the form: whether to discard the input, or to swap latitude and longitude. */
  readonly question: 'leave' | 'swap' | null;
  openTab(tab: TabName): void;
  /** Discards the input and closes the dialog. */
  close(): void;
  /** Closes the dialog, after a question when there is unsent input. */
  leave(): void;
  /** Returns to the form from a question. */
  stay(): void;
  /** Replaces the restored draft with the initial values. */
  startAnew(): void;
  /** Saves the values and closes the dialog; shows the field that the server refuses. */
  send(values: FormValues, version: number | undefined): Promise<void>;
  /** Saves valid input, after a question when a swapped position is more likely; shows what is not valid. */
  submit(): void;
  /** Saves the input with another position; null keeps the typed one. */
  applySwap(position: LatLon | null): void;
  /** Restores the deleted record and saves the input. */
  bringBack(): Promise<void>;
}

/** Returns the typed position with latitude and longitude swapped if that is more likely, else null. */
export function swapPosition({ latitude = '', longitude = '' }: FormValues): LatLon | null {
  const read = readCoordinates(String(latitude), String(longitude));
  return read.ok ? unswapPosition(read.value) : null;
}

/** State of a record's dialog: its form, its saves, the open tab, and the questions over it. */
export function useRecordDialog(options: RecordDialogOptions): RecordDialogModel {
  const { markerType, record, position, first, product, serverUrl, onSaved, onClose } = options;
  const locale = useLocale();
  const form = FORMS[markerType][record ? 'edit' : 'add'];
  const start = record ?? { ...first, ...position };
  const model = useRecordForm({ form, start, id: record?.id ?? '', version: record?.version, locale });
  const saving = useSaveRecord({ form, id: record?.id ?? null, locale, product, serverUrl });
  const [tab, openTab] = React.useState(form.tabs[0]);
  const [question, setQuestion] = React.useState<'leave' | 'swap' | null>(null);
  usePageHold(model.isDirty);
  /** Dismisses the message about missing input, which would stay over whatever comes next. */
  const dismissMissing = React.useRef<() => void>(() => undefined);
  React.useEffect(() => () => dismissMissing.current(), []);

  const close = () => {
    model.forget();
    onClose();
  };
  const openFieldTab = (name: FormFieldName | undefined) => {
    const wanted = form.fields.find((field) => field.name === name)?.tab;
    if (wanted) openTab(wanted);
  };
  const send = async (values: FormValues, version: number | undefined) => {
    const outcome = await saving.save(values, version);
    if (outcome === null) return;
    if (isSaved(outcome)) {
      model.forget();
      onSaved(outcome);
      return;
    }
    if (outcome.kind !== 'failed') return;
    const refused = form.fields.find(({ name }) => name === outcome.error.field)?.name;
    if (refused) model.refuse(refused, outcome.error.message);
    openFieldTab(refused);
  };
  const bringBack = async () => {
    const back = await saving.bringBack();
    if (back) await send(model.values, back.version);
  };
  const submit = () => {
    dismissMissing.current();
    const [missing] = listTabProblems(form, model.values);
    const [wrong] = model.check();
    if (missing) {
      openTab(missing.tab);
      dismissMissing.current = showToast('error', formatMessage(missing.message, locale));
    } else if (wrong) openFieldTab(wrong);
    else if (swapPosition(model.values)) setQuestion('swap');
    else void send(model.values, model.version);
  };
  const applySwap = (other: LatLon | null) => {
    setQuestion(null);
    const texts = other && { latitude: String(other.latitude), longitude: String(other.longitude) };
    if (texts) for (const [name, text] of Object.entries(texts)) model.change(name as FormFieldName, text);
    void send({ ...model.values, ...texts }, model.version);
  };
  const startAnew = () => {
    const blank = buildInitialValues(form, start);
    model.rebase(blank, record?.version, blank);
  };
  const leave = () => (model.isDirty ? setQuestion('leave') : close());
  const stay = () => setQuestion(null);
  const handlers = { openTab, close, leave, stay, startAnew, send, submit, applySwap, bringBack };
  return { model, saving, tab, question, ...handlers };
}
