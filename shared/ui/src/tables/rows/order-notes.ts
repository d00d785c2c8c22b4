import type { ExportNote } from '../export/export-note';
import type { useUiTexts } from '../../base/use-ui-texts';
import type { AllRows, RowsOrder, RowsSource } from './rows-source';

/** Returns the provenance notes of a file of records: name, search, sort order, count, time and source. */
export function createOrderNotes(
  { title, layerTitle, scope }: Pick<RowsSource, 'title' | 'layerTitle' | 'scope'>,
  { sort, search }: RowsOrder,
  { fields, rows }: AllRows,
  t: ReturnType<typeof useUiTexts>
): ExportNote[] {
  const by = fields.find(({ name }) => name === sort?.replace(/^-/, ''));
  const order = by && t(sort?.startsWith('-') ? 'descending' : 'ascending', { column: by.title });
  return [
    { key: 'title', label: t('noteTitle'), value: title },
    { key: 'layer', label: t('noteLayer'), value: layerTitle },
    ...(scope === undefined ? [] : [{ key: 'scope', label: t('noteScope'), value: scope }]),
    ...(search === '' ? [] : [{ key: 'search', label: t('noteSearch'), value: search }]),
    ...(order === undefined ? [] : [{ key: 'order', label: t('noteOrder'), value: order }]),
    { key: 'records', label: t('noteCount'), value: rows.length },
    { key: 'exportedAt', label: t('noteAt'), value: new Date().toISOString() },
    { key: 'source', label: t('noteSource'), value: window.location.origin }
  ];
}
