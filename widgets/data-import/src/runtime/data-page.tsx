import { Segments, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { ExportPanel } from './export/export-panel';
import { HistoryTable } from './history/history-table';
import { ImportSteps } from './import/import-steps';
import type { PageProps } from './page-props';
import { useTexts } from './use-texts';

const PARTS = ['import', 'export', 'history'] as const;
type Part = (typeof PARTS)[number];
const PART: StatePiece<Part> = { key: 'part', initial: 'import' };

/** Import of a file in steps, export of a dataset, and the earlier imports, `pageSize` rows per page. */
export function DataPage({ pageSize, ...props }: PageProps & { readonly pageSize: number }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, changePart] = useWidgetState(props.widgetId, PART);
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<Part>
          label={t('part')}
          options={PARTS.map((value) => ({ value, label: t(value) }))}
          value={part}
          onChange={(next) => changePart(() => next)}
        />
      </div>
      {part === 'import' && <ImportSteps {...props} onHistory={() => changePart(() => 'history')} />}
      {part === 'export' && <ExportPanel pageSize={pageSize} {...props} />}
      {part === 'history' && <HistoryTable pageSize={pageSize} {...props} />}
    </>
  );
}
