import { Button } from 'jimu-ui';
import { Notice, SiteIcon, useTask, useThemeStyles } from 'widgets/shared-code/site-base';
import { fetchImportNotes } from 'widgets/shared-code/site-api';
import { saveBlob } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';
import { formatFault } from '../words';
import type { FileStepProps } from './file-step-props';

/** Button that saves all notes on rows of the last run as CSV. */
export function AllNotesButton({
  upload,
  serverUrl,
  locale
}: Pick<FileStepProps, 'upload' | 'serverUrl' | 'locale'>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { busy, fault, run } = useTask();
  const handleSave = () =>
    void run(async () =>
      saveBlob(
        `${upload.name}-${t('notesFile')}.csv`,
        await fetchImportNotes(upload.id, locale, { serverUrl })
      )
    );
  return (
    <>
      <Button disabled={busy} onClick={handleSave} css={{ justifySelf: 'start', gap: space(2) }}>
        <SiteIcon name="download" />
        {t('saveAllNotes')}
      </Button>
      {fault && <Notice kind="error">{formatFault(fault, t)}</Notice>}
    </>
  );
}
