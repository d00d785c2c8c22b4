import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { SiteIcon } from '../icons';
import { useUiTexts } from '../use-ui-texts';

export interface ExportMenuProps {
  /** What is exported, which the button's name says. */
  readonly subject: string;
  /** Of the files, without ending. */
  readonly fileName: string;
  /** The contents when they are asked for, so that they are what is shown then. */
  csv?(): string;
  geoJson?(): string;
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
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
        {csv && (
          <DropdownItem onClick={() => save(`${fileName}.csv`, 'text/csv;charset=utf-8', csv())}>
            {t('exportCsv')}
          </DropdownItem>
        )}
        {geoJson && (
          <DropdownItem onClick={() => save(`${fileName}.geojson`, 'application/geo+json', geoJson())}>
            {t('exportGeoJson')}
          </DropdownItem>
        )}
      </DropdownMenu>
    </Dropdown>
  );
}
