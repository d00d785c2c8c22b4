import { React } from 'jimu-core';
import { formatNumber, joinWithColon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatReportText } from 'widgets/shared-code/site-domain';
import type { ImportReport } from 'widgets/shared-code/site-domain';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';
import type { Texts } from './use-texts';
import { Wrapped } from './wrapped';

export type ReportNote = ImportReport['notes'][number];

const COUNTS = ['read', 'created', 'updated', 'unchanged', 'removed', 'refused', 'leftOut'] as const;

/** Counts that are shown even when they are 0. */
const MAIN_COUNTS: readonly string[] = ['read', 'created', 'updated', 'unchanged', 'refused'];

/** Counts of a report, each with its name. */
export function ReportCounts({ report }: { readonly report: ImportReport }) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  return (
    <dl css={{ display: 'flex', flexWrap: 'wrap', gap: space(3, 6), margin: 0 }}>
      {COUNTS.filter((count) => report[count] > 0 || MAIN_COUNTS.includes(count)).map((count) => (
        <div key={count}>
          <dt css={type.hint}>{t(`count_${count}`)}</dt>
          <dd css={{ ...type.figure, margin: 0 }}>{formatNumber(report[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the field of a note and its reason. */
export function formatReason(
  { field, message }: Pick<ReportNote, 'field' | 'message'>,
  locale: Locale
): string {
  const reason = formatReportText(message, locale);
  return field ? joinWithColon(field, reason) : reason;
}

const listColumns = (
  unit: ImportReport['unit'],
  locale: Locale,
  t: Texts
): readonly DataColumn<ReportNote>[] => [
  {
    key: 'reason',
    title: t('reason'),
    isRowHeader: true,
    value: (note) => formatReason(note, locale),
    cell: (note) => <Wrapped isLong>{formatReason(note, locale)}</Wrapped>
  },
  { key: 'kind', title: t('consequence'), value: ({ kind }) => t(`kind_${kind}`) },
  {
    key: 'count',
    title: t('rows'),
    numeric: true,
    value: ({ count }) => count,
    text: ({ count }) => formatNumber(count)
  },
  {
    key: 'first',
    title: t(`firstOf_${unit}`),
    sortable: false,
    value: ({ rows, count }) => rows.join(', ') + (count > rows.length ? ' …' : '')
  }
];

interface ReportNotesProps {
  readonly report: ImportReport;
  readonly locale: Locale;
  readonly actions?: (note: ReportNote) => React.ReactNode;
}

/** Notes of a report by reason. */
export function ReportNotes({ report, locale, actions }: ReportNotesProps) {
  const t = useTexts();
  const { notes, otherNotes, unit } = report;
  const columns = React.useMemo(() => listColumns(unit, locale, t), [unit, locale, t]);
  const model = useDataTable({
    columns,
    rows: notes,
    rowKey: (note) => `${note.kind} ${formatReason(note, locale)}`
  });
  return (
    <>
      {notes.length > 0 && (
        <TableCard>
          <DataTable model={model} caption={t('notes')} actions={actions} stackBelow={PHONE_WIDTH_PX} />
        </TableCard>
      )}
      {otherNotes > 0 && <p css={{ margin: 0 }}>{t('otherNotes', { count: otherNotes })}</p>}
    </>
  );
}

interface ReportRemarksProps extends Pick<ImportReport, 'remarks'> {
  readonly locale: Locale;
}

/** Remarks of a report on the whole file. */
export function ReportRemarks({ remarks, locale }: ReportRemarksProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  if (remarks.length === 0) return null;
  return (
    <section aria-label={t('remarks')} css={{ display: 'grid', gap: space(2) }}>
      <h3 css={{ ...type.heading, margin: 0 }}>{t('remarks')}</h3>
      <ul css={{ display: 'grid', gap: space(1), margin: 0, paddingInlineStart: space(5) }}>
        {remarks
          .map((remark) => formatReportText(remark, locale))
          .map((remark) => (
            <li key={remark} css={{ overflowWrap: 'anywhere' }}>
              {remark}
            </li>
          ))}
      </ul>
    </section>
  );
}
