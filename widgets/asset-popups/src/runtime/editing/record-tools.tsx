import { formatMessage, IconButton } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { PopupRecordAction } from './record-editor';

interface RecordToolsProps {
  readonly locale: Locale;
  onUse(action: PopupRecordAction['action']): void;
}

/** Edit and Delete buttons of a record, for administrators. */
export function RecordTools({ locale, onUse }: RecordToolsProps) {
  return (
    <>
      <IconButton name="pen" label={formatMessage('admin.edit', locale)} onClick={() => onUse('edit')} />
      <IconButton
        name="trash"
        label={formatMessage('admin.delete', locale)}
        onClick={() => onUse('delete')}
      />
    </>
  );
}
