import {
  FORMS,
  buildInitialValues,
  formatMessage,
  readCoordinates,
  listTabProblems,
  unswapPosition
} from '@site/domain';
import type { FormFieldName, FormValues, LatLon, MarkerType } from '@site/domain';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { ConfirmDialog } from '../confirm-dialog';
import { useThemeStyles } from '../styles';
import { showToast } from '../toasts';
import { usePageHold } from '../use-page-hold';
import { useLocale, useUiTexts } from '../use-ui-texts';
import { ConflictView } from './conflict-view';
import { FormTabs } from './form-tabs';
import { DraftNotice, SaveNotice } from './record-notices';
import { formatAssetNoun } from './record-labels';
import { useRecordForm } from './use-record-form';
import { isSaved, useSaveRecord } from './use-save-record';

export interface RecordDialogProps {
  readonly markerType: MarkerType;
  /** The record to edit; without it a new one is added. */
  readonly record?: AnyRecord;
  /** Position of a new record. */
  readonly position?: LatLon;
  /** Line under the title: the step, the location of the position. */
  readonly subtitle?: string;
  /** The brand, part of a factory's type name. */
  readonly product: string;
  readonly serverUrl: string;
  onSaved(record: AnyRecord): void;
  /** Called on closing without saving; the input is discarded. */
  onClose(): void;
  /** Goes one step back; the input stays as a draft. */
  onBack?(): void;
}

/** Returns the typed position with latitude and longitude swapped if that is more likely, else null. */
function swapPosition({ latitude = '', longitude = '' }: FormValues): LatLon | null {
  const read = readCoordinates(String(latitude), String(longitude));
  return read.ok ? unswapPosition(read.value) : null;
}

/** Form of a record in a dialog, to add or to edit one. */
export function RecordDialog(props: RecordDialogProps) {
  const { markerType, record, position, subtitle, product, serverUrl, onSaved, onClose, onBack } = props;
  const t = useUiTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const isNew = record === undefined;
  const form = FORMS[markerType][isNew ? 'add' : 'edit'];
  const start = record ?? { ...position };
  const id = record?.id ?? '';
  const model = useRecordForm({ form, start, id, version: record?.version, locale });
  const saving = useSaveRecord({ form, id: record?.id ?? null, locale, product, serverUrl });
  const { busy, problem } = saving;
  const [tab, setTab] = React.useState(form.tabs[0]);
  const [asked, setAsked] = React.useState<'leave' | 'swap' | null>(null);
  usePageHold(model.isDirty);

  const close = () => {
    model.forget();
    onClose();
  };
  const leave = () => (model.isDirty ? setAsked('leave') : close());
  const openFieldTab = (name: FormFieldName | undefined) => {
    const wanted = form.fields.find((field) => field.name === name)?.tab;
    if (wanted) setTab(wanted);
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
    const [missing] = listTabProblems(form, model.values);
    const [wrong] = model.check();
    if (missing) {
      setTab(missing.tab);
      showToast('error', formatMessage(missing.message, locale));
    } else if (wrong) openFieldTab(wrong);
    else if (swapPosition(model.values)) setAsked('swap');
    else void send(model.values, model.version);
  };
  const applySwap = (position: LatLon | null) => {
    setAsked(null);
    const texts = position && {
      latitude: String(position.latitude),
      longitude: String(position.longitude)
    };
    if (texts) for (const [name, text] of Object.entries(texts)) model.change(name as FormFieldName, text);
    void send({ ...model.values, ...texts }, model.version);
  };

  const noun = formatAssetNoun(form, locale, product);
  const title = isNew
    ? formatMessage('addAsset.title', locale, { type: noun })
    : t('editTitle', { name: String(record.name ?? record.ownerName ?? noun) });
  const other = asked === 'swap' ? swapPosition(model.values) : null;
  return (
    <>
      <Modal isOpen toggle={leave} backdrop="static" scrollable>
        <ModalHeader toggle={leave}>
          {problem?.kind === 'conflict' ? t('conflictTitle') : title}
          {subtitle !== undefined && <span css={{ display: 'block', ...type.hint }}>{subtitle}</span>}
        </ModalHeader>
        {problem?.kind === 'conflict' ? (
          <ConflictView
            key={problem.current.version}
            model={model}
            current={problem.current}
            busy={busy}
            onDiscard={(theirs) => {
              model.rebase(theirs, problem.current.version, theirs);
              saving.settle();
            }}
            onSave={(values) => {
              const { current } = problem;
              model.rebase(buildInitialValues(form, current), current.version, values);
              void send(values, current.version);
            }}
          />
        ) : (
          <>
            <ModalBody css={{ display: 'grid', gap: space(3), alignContent: 'start' }}>
              <SaveNotice
                problem={problem}
                serverUrl={serverUrl}
                onBringBack={() => void bringBack()}
                onSignedIn={() => {
                  saving.settle();
                  void send(model.values, model.version);
                }}
              />
              <DraftNotice
                model={model}
                onStartAnew={() => {
                  const first = buildInitialValues(form, start);
                  model.rebase(first, record?.version, first);
                }}
              />
              <FormTabs model={model} tab={tab} onTab={setTab} />
            </ModalBody>
            <ModalFooter css={{ alignItems: 'center' }}>
              <span role="status" css={{ flex: 1, ...type.hint }}>
                {busy ? t('saving') : model.isDirty ? t('draftKept') : ''}
              </span>
              {onBack && <Button onClick={onBack}>{t('back')}</Button>}
              <Button
                type="primary"
                disabled={busy || (isNew && !model.canSubmit)}
                aria-busy={busy}
                onClick={submit}
              >
                {busy && (
                  <Loading type={LoadingType.Secondary} css={{ '& [role="progressbar"]': { zoom: 0.6 } }} />
                )}
                {formatMessage(isNew ? 'addAsset.add' : 'admin.save', locale)}
              </Button>
            </ModalFooter>
          </>
        )}
      </Modal>
      <ConfirmDialog
        isOpen={asked === 'leave'}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('leaveCancel')}
        onConfirm={close}
        onClose={() => setAsked(null)}
      />
      {other && (
        <ConfirmDialog
          isOpen
          title={t('swapTitle')}
          text={t('swapText', {
            latitude: String(other.longitude),
            longitude: String(other.latitude)
          })}
          confirmLabel={t('swapConfirm')}
          cancelLabel={t('swapCancel')}
          onConfirm={() => applySwap(other)}
          onClose={() => applySwap(null)}
        />
      )}
    </>
  );
}
