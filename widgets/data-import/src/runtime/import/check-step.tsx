import { Button, Checkbox, Label } from 'jimu-ui';
import { formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatReportText } from 'widgets/shared-code/site-domain';
import type { ImportReport, ImportRun } from 'widgets/shared-code/site-domain';
import { formatReason, ReportCounts, ReportNotes, ReportRemarks } from '../report-view';
import type { ReportNote } from '../report-view';
import { useTexts } from '../use-texts';
import { formatCheckedChoice, toChoice } from './draft';
import type { DraftState } from './draft';
import { AllNotesButton } from './all-notes-button';
import { BackButton } from './back-button';
import type { FileStepProps } from './file-step-props';
import { NotedRows } from './noted-rows';
import { RunProgress } from './run-progress';
import { SpellingList } from './spelling-list';
import { StepCard } from './step-card';
import { useNotedRows } from './use-noted-rows';

/** Returns the rows of a group of notes when all of them are known; else null. */
function listGroupRows(note: ReportNote, notedRows: ImportRun['notedRows']): readonly number[] | null {
  const rows = notedRows
    .filter(({ notes }) =>
      notes.some(
        (other) => other.kind === note.kind && formatReason(other, 'en') === formatReason(note, 'en')
      )
    )
    .map(({ row }) => row);
  return rows.length === note.count ? rows : null;
}

interface ChangesProps extends DraftState {
  readonly isStale: boolean;
}

/** Changes since the file was read: repaired cells, rows left out and spellings, with a button that discards them. */
function Changes({ draft, update, isStale }: ChangesProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const { repairs, leaveOut, spellings } = draft;
  if (repairs.length + leaveOut.length + spellings.length === 0) return null;
  const counts = { cells: repairs.length, rows: leaveOut.length, spellings: spellings.length };
  return (
    <div role="status" css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
      <span css={type.note}>{`${t('changes', counts)}${isStale ? ` ${t('notChecked')}` : ''}`}</span>
      <Button size="sm" onClick={() => update({ repairs: [], leaveOut: [], spellings: [] })}>
        {t('discardChanges')}
      </Button>
    </div>
  );
}

interface CheckResultProps extends FileStepProps {
  readonly run: ImportRun;
  readonly report: ImportReport;
}

function AcceptPositions({ draft, update }: DraftState) {
  const t = useTexts();
  const { space } = useThemeStyles();
  return (
    <Label css={{ display: 'flex', alignItems: 'center', gap: space(2), margin: 0 }}>
      <Checkbox
        checked={draft.acceptPositions}
        aria-label={t('acceptPositions')}
        onChange={(_event, checked) => update({ acceptPositions: checked })}
      />
      <span aria-hidden="true">{t('acceptPositions')}</span>
    </Label>
  );
}

/** Columns that are read: all of the noted rows when the file has few of them. */
const listRowColumns = (notedRows: ImportRun['notedRows']): readonly string[] => [
  ...new Set(notedRows.flatMap(({ cells }) => Object.keys(cells)))
];

function CheckResult({ run, report, ...props }: CheckResultProps) {
  const t = useTexts();
  const { draft, update, upload, serverUrl } = props;
  const noted = useNotedRows(run, upload.id, serverUrl);
  const hasFarPositions = report.notes.some(({ kind, field }) => kind === 'refused' && field === 'position');
  return (
    <>
      <ReportCounts report={report} />
      <SpellingList unknownLgas={run.unknownLgas} draft={draft} update={update} />
      {(hasFarPositions || draft.acceptPositions) && <AcceptPositions draft={draft} update={update} />}
      <ReportNotes
        report={report}
        locale={props.locale}
        actions={(note) => {
          const rows = note.kind === 'refused' ? listGroupRows(note, noted.rows) : null;
          const left = rows?.filter((row) => !draft.leaveOut.includes(row)) ?? [];
          return left.length === 0 ? null : (
            <Button size="sm" onClick={() => update({ leaveOut: [...draft.leaveOut, ...left] })}>
              {t('leaveOutAll', { count: left.length })}
              <span className="sr-only">{` (${formatReportText(note.message, props.locale)})`}</span>
            </Button>
          );
        }}
      />
      <NotedRows
        noted={noted}
        total={run.notedRowCount}
        readColumns={listRowColumns(noted.rows)}
        unit={report.unit}
        locale={props.locale}
        draft={draft}
        update={update}
      />
      {run.notedRowCount > 0 && <AllNotesButton {...props} />}
      <ReportRemarks remarks={report.remarks} locale={props.locale} />
    </>
  );
}

const countImported = ({ created, updated }: ImportReport): number => created + updated;

function CheckButtons(
  props: FileStepProps & { readonly report: ImportReport | null; readonly isStale: boolean }
) {
  const t = useTexts();
  const { report, isStale, draft, update, runState, onCheck, onImport } = props;
  if (!report || isStale)
    return (
      <Button type="primary" disabled={runState.busy} onClick={() => onCheck({})}>
        {t('checkAgain')}
      </Button>
    );
  const { refused, created, updated } = report;
  const isOpen = refused > 0 && !draft.leaveOutRefused;
  return (
    <>
      <span>
        {t('outlook', {
          created: formatNumber(created),
          updated: formatNumber(updated),
          refused: formatNumber(refused)
        })}
      </span>
      {refused > 0 && (
        <Button
          aria-pressed={draft.leaveOutRefused}
          onClick={() => update({ leaveOutRefused: !draft.leaveOutRefused })}
        >
          {t('leaveOutAll', { count: refused })}
        </Button>
      )}
      <Button
        type="primary"
        disabled={isOpen || countImported(report) === 0 || runState.busy}
        onClick={onImport}
      >
        {t('importRows', { count: countImported(report) })}
      </Button>
    </>
  );
}

/** Third step: a dry run, whose notes are corrected here before the import. */
export function CheckStep(props: FileStepProps) {
  const t = useTexts();
  const { draft, update, runState, head, locale } = props;
  const { run, busy } = runState;
  const isStale = formatCheckedChoice(toChoice(draft, draft.dataset)) !== draft.checked;
  const done = !busy && run?.state === 'done' ? run : null;
  const report = done && done.report;
  return (
    <StepCard
      step="check"
      {...head}
      footer={
        <>
          <BackButton onBack={() => update({ step: 'columns' })} />
          <CheckButtons {...props} report={report} isStale={isStale} />
        </>
      }
    >
      <RunProgress runState={runState} locale={locale} />
      {report && report.notes.length === 0 && <p css={{ margin: 0 }}>{t('noNotes')}</p>}
      {done && report && <CheckResult {...props} run={done} report={report} />}
      <Changes draft={draft} update={update} isStale={isStale} />
    </StepCard>
  );
}
