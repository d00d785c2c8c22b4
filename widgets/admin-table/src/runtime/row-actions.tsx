import { React } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import type { ReactNode } from 'react';
import { formatMessage, showToast, SiteIcon, useTask } from 'widgets/shared-code/site-base';
import type { Locale, MarkerType } from 'widgets/shared-code/site-base';
import { FORMS } from 'widgets/shared-code/site-domain';
import { RECORD_CLIENTS } from 'widgets/shared-code/site-api';
import type { AnyRecord } from 'widgets/shared-code/site-api';
import {
  DeleteRecordDialog,
  getRecordName,
  RecordDialog,
  TrailDialog
} from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';

interface RecordDialogOptions {
  readonly markerType: MarkerType;
  /** The brand, used in the names of factories. */
  readonly product: string;
  readonly serverUrl: string;
  readonly locale: Locale;
}

export interface RecordDialogs {
  /** The open dialog; null when none is open. */
  readonly open: ReactNode;
  /** Id of the record that is being fetched for editing; null otherwise. */
  readonly fetching: string | null;
  edit(record: AnyRecord): void;
  remove(record: AnyRecord): void;
  history(record: AnyRecord): void;
}

/**
 * Returns the dialogs that edit and delete a record and show its history; editing first fetches the current
 * record.
 */
export function useRecordDialogs({
  markerType,
  product,
  serverUrl,
  locale
}: RecordDialogOptions): RecordDialogs {
  const [asked, setAsked] = React.useState<{
    readonly what: 'edit' | 'remove' | 'history';
    readonly record: AnyRecord;
  } | null>(null);
  const [fetching, setFetching] = React.useState<string | null>(null);
  const { run } = useTask();
  const closeDialog = () => setAsked(null);
  const openEditor = ({ id }: AnyRecord) =>
    void run(async () => {
      setFetching(id);
      try {
        setAsked({ what: 'edit', record: await RECORD_CLIENTS[markerType].one(id, { serverUrl }) });
      } catch {
        showToast('error', formatMessage(`admin.${FORMS[markerType].edit.noun}.detailsFailed`, locale));
      } finally {
        setFetching(null);
      }
    });
  const shared = { markerType, serverUrl, onClose: closeDialog };
  const dialogs = {
    edit: (record: AnyRecord) => (
      <RecordDialog {...shared} record={record} product={product} onSaved={closeDialog} />
    ),
    remove: (record: AnyRecord) => <DeleteRecordDialog {...shared} record={record} onDeleted={closeDialog} />,
    history: (record: AnyRecord) => <TrailDialog {...shared} record={record} />
  };
  return {
    open: asked && dialogs[asked.what](asked.record),
    fetching,
    edit: openEditor,
    remove: (record) => setAsked({ what: 'remove', record }),
    history: (record) => setAsked({ what: 'history', record })
  };
}

interface RowActionsProps {
  readonly record: AnyRecord;
  readonly dialogs: RecordDialogs;
  readonly locale: Locale;
}

/** Menu of a record for administrators. */
export function RowActions({ record, dialogs, locale }: RowActionsProps) {
  const t = useTexts();
  const name = getRecordName(record);
  const label = t('actions', { name });
  return (
    <Dropdown>
      <DropdownButton
        icon
        arrow={false}
        type="tertiary"
        aria-label={label}
        aria-busy={dialogs.fetching === record.id}
      >
        <SiteIcon name="more" />
      </DropdownButton>
      <DropdownMenu aria-label={label} alignment="end">
        <DropdownItem onClick={() => dialogs.edit(record)}>
          {formatMessage('admin.edit', locale)}
        </DropdownItem>
        <DropdownItem onClick={() => dialogs.history(record)}>{t('history')}</DropdownItem>
        <DropdownItem onClick={() => dialogs.remove(record)}>
          {formatMessage('admin.delete', locale)}
        </DropdownItem>
      </DropdownMenu>
    </Dropdown>
  );
}
