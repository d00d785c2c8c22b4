import { ROWS_PER_PAGE } from '@site/domain';
import type { Locale } from '@site/domain';

import { React } from 'jimu-core';
import { IconButton } from '../../kit/marks/icon-button';
import { StatusChip } from '../status-chip';
import { DataTable, PHONE_WIDTH_PX } from '../table/data-table';
import type { RowSelection } from '../table/row-selection';
import { useDataTable } from '../table/use-data-table';
import type { DataColumn } from '../table/use-data-table';
import { usePersistedColumns, useStoredColumns } from '../table/use-stored-columns';
import { useLocale, useUiTexts } from '../../base/use-ui-texts';
import { isNumeric, formatRowValue } from './row-text';
import type { RowAttributes, RowsField, RowsPage, RowsView } from './rows-source';
import type { SharedSelection } from './use-row-selection';

interface RowsTableProps {
  /** Null when the records cannot be selected. */
  readonly selection: SharedSelection | null;
  readonly shown: RowsPage;
  readonly caption: string;
  /** Key under which the choice of columns is stored. */
  readonly layer: string;
  readonly view: RowsView;
  onView(view: Partial<RowsView>): void;
  /** Called with the visible fields. */
  onFields(fields: readonly RowsField[]): void;
  onZoom?(row: RowAttributes): void;
}

/** Adapts the shared selection to the checkboxes of the rows. */
const createRowSelection = (
  { ids, change }: SharedSelection,
  getId: (row: RowAttributes) => string,
  getName: (row: RowAttributes) => string
): RowSelection<RowAttributes> => ({
  isSelected: (row) => ids.includes(getId(row)),
  getName,
  select: (rows, on) => change(rows.map(getId), on)
});

function createColumn(field: RowsField, locale: Locale): DataColumn<RowAttributes> {
  const { name, title, role, sortable = false } = field;
  const text = (row: RowAttributes) => formatRowValue(field, row[name], locale);
  return {
    key: name,
    title,
    numeric: isNumeric(field),
    isRowHeader: role === 'name',
    sortable,
    value: (row) => row[name] ?? null,
    text,
    cell: (row) => {
      const value = row[name];
      const isStatus = role === 'status' && typeof value === 'string' && value !== '';
      return isStatus ? <StatusChip status={value} locale={locale} /> : text(row);
    }
  };
}

/**
 * Returns the fields that are no columns before the reader chooses: all but the main ones, or the identifiers
 * of records without main fields. Records with only identifiers show them.
 */
function listHiddenFields(fields: readonly RowsField[]): readonly string[] {
  const hasMain = fields.some(({ isMain, role }) => isMain && role !== 'name');
  const hidden = fields.filter(({ isMain, role }) =>
    hasMain ? !isMain && role !== 'name' : role === 'identifier'
  );
  return hidden.length < fields.length ? hidden.map(({ name }) => name) : [];
}

/** Table of records, a page at a time, with their main columns at first. */
export function RowsTable(props: RowsTableProps) {
  const { shown, caption, layer, view, selection, onView, onFields, onZoom } = props;
  const { fields, keyField } = shown;
  const t = useUiTexts();
  const locale = useLocale();
  const columns = React.useMemo(() => fields.map((field) => createColumn(field, locale)), [fields, locale]);
  const kept = `rows:${layer}`;
  const keys = fields.map(({ name }) => name);
  const hidden = useStoredColumns(kept, keys, listHiddenFields(fields));
  const model = useDataTable({
    columns,
    rows: shown.rows,
    pageSize: ROWS_PER_PAGE,
    fetched: {
      page: shown.page,
      total: shown.total,
      onPage: (page) => onView({ page }),
      sort: view.sort,
      onSort: (sort) => onView({ sort, page: 0 })
    },
    hidden,
    rowKey: (row, at) => String(row[keyField] ?? at)
  });
  usePersistedColumns(kept, model);
  const names = model.table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n');
  React.useEffect(() => {
    const visible = names.split('\n');
    onFields(fields.filter(({ name }) => visible.includes(name)));
  }, [names, fields, onFields]);
  const nameField = fields.find(({ role }) => role === 'name')?.name;
  const getRowName = (row: RowAttributes) => String((nameField && row[nameField]) || t('thisRecord'));
  return (
    <DataTable
      model={model}
      caption={caption}
      maxHeight="60vh"
      columnChoice
      stackBelow={PHONE_WIDTH_PX}
      {...(selection && {
        selection: createRowSelection(selection, (row) => String(row[keyField]), getRowName)
      })}
      {...(onZoom && {
        actions: (row: RowAttributes) => (
          <IconButton
            name="target"
            label={t('zoomTo', { name: getRowName(row) })}
            onClick={() => onZoom(row)}
          />
        )
      })}
    />
  );
}
