import { joinWithColon } from '@site/domain/src/base';
import { Button, Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { SiteIcon } from '../../kit/marks/icons';
import { useThemeStyles } from '../../kit/theme/styles';
import type { RequestContext } from '../../kit/requests/use-request';
import { useUiTexts } from '../../base/use-ui-texts';
import { saveCsv, saveGeoJson } from './save-file';
import type { FileTask } from './use-file-task';

interface ExportFiles {
  /** Name of the exported content, part of the button's name. */
  readonly subject: string;
  /** Name of the files, without extension. */
  readonly fileName: string;
  /** Reason why there is nothing to export; the menu shows it and saves nothing. */
  readonly nothing?: string | null;
}

/** Files made of data that the page holds. */
interface LocalFiles extends ExportFiles {
  /** Return the contents at the moment of export, so that they match what is shown. */
  csv?(): string;
  geoJson?(): string;
}

/** Files that need more data than the page holds; `ExportStatus` shows their progress. */
interface FetchedFiles extends ExportFiles {
  readonly task: FileTask;
  csv?(asking: RequestContext): Promise<string>;
  geoJson?(asking: RequestContext): Promise<string>;
}

export type ExportMenuProps = LocalFiles | FetchedFiles;

const FILE_KINDS = [
  ['csv', 'exportCsv', saveCsv],
  ['geoJson', 'exportGeoJson', saveGeoJson]
] as const;

function saveExport(
  props: ExportMenuProps,
  kind: 'csv' | 'geoJson',
  write: (name: string, text: string) => void
): void {
  if ('task' in props)
    props.task.run(async (asking) => {
      const text = await props[kind]?.(asking);
      if (text !== undefined && !asking.signal.aborted) write(props.fileName, text);
    });
  else {
    const text = props[kind]?.();
    if (text !== undefined) write(props.fileName, text);
  }
}

/** The export menu as buttons in a row, for a map popup, where a menu would open behind the popup. */
export function ExportButtons(props: ExportMenuProps) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
  const name = joinWithColon(t('export'), props.subject);
  return (
    <div role="group" aria-label={name} css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
      {FILE_KINDS.map(
        ([kind, text, write]) =>
          props[kind] && (
            <Button
              key={kind}
              size="sm"
              type="tertiary"
              onClick={() => saveExport(props, kind, write)}
              css={{ gap: space(1) }}
            >
              <SiteIcon name="download" size={16} />
              {t(text)}
            </Button>
          )
      )}
    </div>
  );
}

/** Menu that saves the data of a result as a file. */
export function ExportMenu(props: ExportMenuProps) {
  const { subject, nothing = null } = props;
  const t = useUiTexts();
  const name = joinWithColon(t('export'), subject);
  return (
    <Dropdown>
      <DropdownButton icon arrow={false} type="tertiary" size="sm" aria-label={name} title={name}>
        <SiteIcon name="download" />
      </DropdownButton>
      <DropdownMenu alignment="end" aria-label={name}>
        {nothing !== null && <DropdownItem header>{nothing}</DropdownItem>}
        {FILE_KINDS.map(
          ([kind, text, write]) =>
            props[kind] && (
              <DropdownItem
                key={kind}
                disabled={nothing !== null}
                onClick={() => saveExport(props, kind, write)}
              >
                {t(text)}
              </DropdownItem>
            )
        )}
      </DropdownMenu>
    </Dropdown>
  );
}
