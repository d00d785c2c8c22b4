import { React } from 'jimu-core';
import { Button, Progress, TextArea } from 'jimu-ui';
import {
  LabelledField,
  Notice,
  useThemeStyles,
  useWidgetState,
  visuallyHidden
} from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { MAX_UPLOAD_BYTES } from 'widgets/shared-code/site-domain';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import { formatFault, toMegabytes } from '../words';
import { EMPTY_DRAFT } from './draft';
import type { DraftState } from './draft';
import { createPastedFile } from './pasted-file';
import { cancelUpload, startUpload, UPLOAD } from './upload';
import type { UploadProgress } from './upload';

const PASTED: StatePiece<string> = { key: 'pasted', initial: '' };

function UploadState({ widgetId, upload }: PageProps & { readonly upload: UploadProgress }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { name, bytes, share, fault } = upload;
  if (fault)
    return (
      <Notice kind="error" title={t('uploadFailed', { name })} onDismiss={() => cancelUpload(widgetId)}>
        {formatFault(fault, t)}
      </Notice>
    );
  const percent = Math.round(100 * share);
  const sent = t('sent', { name, percent, sent: toMegabytes(share * bytes), all: toMegabytes(bytes) });
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <span>{sent}</span>
      <Progress type="linear" value={percent} aria-label={sent} />
      <Button onClick={() => cancelUpload(widgetId)} css={{ justifySelf: 'start' }}>
        {t('cancelUpload')}
      </Button>
    </div>
  );
}

interface DropZoneProps {
  readonly endings: readonly string[];
  onFiles(files: readonly File[]): void;
}

function DropZone({ endings, onFiles }: DropZoneProps) {
  const t = useTexts();
  const { sys, space, type } = useThemeStyles();
  const input = React.useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = React.useState(false);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only a target for a mouse; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: space(2),
        padding: space(8, 4),
        textAlign: 'center',
        border: `2px dashed ${isOver ? sys.color.primary.main : sys.color.divider.inputField}`,
        borderRadius: sys.shape.shape2
      }}
    >
      <span>{t('dropHere')}</span>
      <Button type="primary" onClick={() => input.current?.click()}>
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={t('fileToImport')}
        accept={endings.join(',')}
        // The button before it opens the same dialog.
        tabIndex={-1}
        css={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after a correction.
          target.value = '';
        }}
      />
      <span css={type.hint}>
        {t('kinds', { endings: endings.join(' '), megabytes: toMegabytes(MAX_UPLOAD_BYTES) })}
      </span>
    </div>
  );
}

interface FileStepProps extends PageProps, DraftState {
  readonly endings: readonly string[];
}

/** First step: a file is dropped or chosen, or a table is pasted. */
export function FileStep({ endings, draft, update, ...props }: FileStepProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { widgetId, serverUrl } = props;
  const [upload] = useWidgetState(widgetId, UPLOAD);
  const [pasted, changePasted] = useWidgetState(widgetId, PASTED);
  const [problem, setProblem] = React.useState<string | null>(null);
  const handleFiles = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const found = findFileProblem(file, others.length > 0, endings);
    setProblem(found && t(found, { name: file.name, megabytes: toMegabytes(MAX_UPLOAD_BYTES) }));
    if (found) return;
    void startUpload(widgetId, file, serverUrl, (done) =>
      update({ ...EMPTY_DRAFT, attribution: draft.attribution, step: 'columns', upload: done })
    );
  };
  const isSending = upload !== null && upload.fault === null;
  return (
    <>
      {draft.upload && !isSending && (
        <Notice>
          <p>{t('fileThere', { name: draft.upload.name })}</p>
          <Button onClick={() => update({ step: 'columns' })} css={{ marginTop: space(2) }}>
            {t('continue')}
          </Button>
        </Notice>
      )}
      {problem !== null && (
        <Notice kind="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Notice>
      )}
      {upload && <UploadState {...props} upload={upload} />}
      {!isSending && (
        <>
          <DropZone endings={endings} onFiles={handleFiles} />
          <LabelledField label={t('paste')} help={t('pasteHelp')}>
            {(control) => (
              <TextArea
                {...control}
                value={pasted}
                spellCheck={false}
                onChange={({ target }) => changePasted(() => target.value)}
              />
            )}
          </LabelledField>
          <Button
            disabled={pasted.trim() === ''}
            onClick={() => handleFiles([createPastedFile(pasted, t('pastedName'))])}
            css={{ justifySelf: 'start' }}
          >
            {t('usePasted')}
          </Button>
        </>
      )}
    </>
  );
}

/** Returns why a file is not sent, or null. */
function findFileProblem(
  { name, size }: File,
  hasOthers: boolean,
  endings: readonly string[]
): 'oneFile' | 'rasterFile' | 'roadFile' | 'otherKind' | 'tooLarge' | 'emptyFile' | null {
  if (hasOthers) return 'oneFile';
  if (/\.tiff?$/i.test(name)) return 'rasterFile';
  if (/\.pbf$/i.test(name)) return 'roadFile';
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'otherKind';
  if (size === 0) return 'emptyFile';
  return size > MAX_UPLOAD_BYTES ? 'tooLarge' : null;
}
