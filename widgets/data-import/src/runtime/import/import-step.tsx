import { Button } from 'jimu-ui';
import { Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { ImportRun } from 'widgets/shared-code/site-domain';
import { formatCsv, saveCsv } from 'widgets/shared-code/site-records';
import { formatReason, ReportCounts, ReportNotes, ReportRemarks } from '../report-view';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { AllNotesButton } from './all-notes-button';
import { BackButton } from './back-button';
import type { FileStepProps } from './file-step-props';
import { RunProgress } from './run-progress';
import { StepCard } from './step-card';

/** Saves the rows with notes as CSV: their number in the file, the notes and the cells. */
function saveNotedRows({ notedRows }: ImportRun, name: string, locale: Locale, t: Texts): void {
  const columns = [...new Set(notedRows.flatMap(({ cells }) => Object.keys(cells)))];
  const rows = notedRows.map(({ row, notes, cells }) => [
    row,
    notes.map((note) => formatReason(note, locale)).join('; '),
    ...columns.map((column) => cells[column] ?? '')
  ]);
  saveCsv(
    `${name}-${t('notesFile')}`,
    formatCsv({ columns: [t('row'), t('reason'), ...columns], rows, notes: [] })
  );
}

function Result({ run, ...props }: FileStepProps & { readonly run: ImportRun }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { report, isWritten, notedRows, notedRowCount } = run;
  const isAdded = props.draft.ownLayer?.mode === 'new';
  if (!report) return null;
  return (
    <>
      {isWritten ? (
        <Notice kind="success" title={t('done')}>
          {t(isAdded ? 'doneLayer' : 'doneText')}
        </Notice>
      ) : (
        <Notice kind="error" title={t('nothingWritten')}>
          {t('refusedRows', { count: report.refused })}
        </Notice>
      )}
      <ReportCounts report={report} />
      <ReportNotes report={report} locale={props.locale} />
      <ReportRemarks remarks={report.remarks} locale={props.locale} />
      {notedRows.length > 0 && notedRows.length === notedRowCount && (
        <Button
          onClick={() => saveNotedRows(run, props.upload.name, props.locale, t)}
          css={{ justifySelf: 'start', gap: space(2) }}
        >
          <SiteIcon name="download" />
          {t('saveNotedRows', { count: notedRows.length })}
        </Button>
      )}
      {notedRowCount > notedRows.length && <AllNotesButton {...props} />}
    </>
  );
}

/** Last step: progress of the import and its result. */
export function ImportStep({ onHistory, ...props }: FileStepProps & { onHistory(): void }) {
  const t = useTexts();
  const { runState, head, locale, update, onRestart } = props;
  const { run, busy } = runState;
  const ended = !busy && run?.kind === 'import' ? run : null;
  return (
    <StepCard
      step="import"
      {...head}
      footer={
        busy ? undefined : (
          <>
            {!ended?.isWritten && <BackButton onBack={() => update({ step: 'check', checked: '' })} />}
            <Button onClick={onHistory}>{t('openHistory')}</Button>
            <Button type="primary" onClick={onRestart}>
              {t('anotherFile')}
            </Button>
          </>
        )
      }
    >
      <RunProgress runState={runState} locale={locale} />
      {ended?.state === 'done' && <Result {...props} run={ended} />}
    </StepCard>
  );
}
