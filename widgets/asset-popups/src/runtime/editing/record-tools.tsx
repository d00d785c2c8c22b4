import { IconButton, message } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import type { Editing } from './record-editor';

interface RecordToolsProps {
  readonly locale: Locale;
  onUse(action: Editing['action']): void;
}

/** Edit and Delete buttons of a record, for administrators. */
export function RecordTools({ locale, onUse }: RecordToolsProps) {
  return (
    <>
      <IconButton name="pen" label={message('admin.edit', locale)} onClick={() => onUse('edit')} />
      <IconButton name="trash" label={message('admin.delete', locale)} onClick={() => onUse('delete')} />
    </>
  );
}
