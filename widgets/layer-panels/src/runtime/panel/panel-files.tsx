import { React } from 'jimu-core';
import { useUiTexts } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { FilterGeometry } from 'widgets/shared-code/site-domain';
import { ExportMenu, ExportStatus, useRowsFiles } from 'widgets/shared-code/site-records';
import { createLayerRows } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

interface PanelFilesProps {
  readonly layer: QueriedLayer;
  readonly title: string;
  /** The SQL condition in force; null when everything is kept. */
  readonly where: string | null;
  /** The shape drawn on the map; null without one. */
  readonly shape: FilterGeometry | null;
  /** Number of records that the filters keep; null until known. */
  readonly kept: number | null;
  readonly locale: Locale;
  readonly t: Texts;
}

/** Exports the records that a panel's filters keep, with all fields. */
export function PanelFiles({ layer, title, where, shape, kept, locale, t }: PanelFilesProps) {
  const ui = useUiTexts();
  const rows = React.useMemo(
    () => ({
      ...createLayerRows({ layer, selection: { where: where ?? '', shape }, title, locale, view: null }),
      notes: where === null ? [] : [{ key: 'filter', label: t('noteFilter'), value: where }]
    }),
    [layer, title, where, shape, locale, t]
  );
  const files = useRowsFiles(rows);
  return (
    <>
      <ExportMenu {...files} nothing={kept === 0 ? ui('exportNothing') : null} />
      <div css={{ flex: '1 0 100%' }}>
        <ExportStatus task={files.task} />
      </div>
    </>
  );
}
