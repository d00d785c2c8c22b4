import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { SiteIcon } from '../icons';
import { useUiTexts } from '../use-ui-texts';
import { saveCsv, saveFile } from './save-file';

export interface ExportMenuProps {
  /** What is exported, which the button's name says. */
  readonly subject: string;
  /** Of the files, without ending. */
  readonly fileName: string;
  /** The contents when they are asked for, so that they are what is shown then. */
  csv?(): string;
  geoJson?(): string;
}

/** Saves what a result shows as a file. */
export function ExportMenu({ subject, fileName, csv, geoJson }: ExportMenuProps) {
  const t = useUiTexts();
  const name = `${t('export')}: ${subject}`;
  return (
    <Dropdown>
      <DropdownButton icon arrow={false} type="tertiary" size="sm" aria-label={name} title={name}>
        <SiteIcon name="download" />
      </DropdownButton>
      <DropdownMenu alignment="end" aria-label={name}>
        {csv && <DropdownItem onClick={() => saveCsv(fileName, csv())}>{t('exportCsv')}</DropdownItem>}
        {geoJson && (
          <DropdownItem onClick={() => saveFile(`${fileName}.geojson`, 'application/geo+json', geoJson())}>
            {t('exportGeoJson')}
          </DropdownItem>
        )}
      </DropdownMenu>
    </Dropdown>
  );
}
