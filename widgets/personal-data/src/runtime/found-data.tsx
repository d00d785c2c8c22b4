import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  formatNumber,
  Notice,
  PHONE_MEDIA_QUERY,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { PersonData } from 'widgets/shared-code/site-domain';
import {
  DataTable,
  PHONE_WIDTH_PX,
  saveFile,
  TableCard,
  useDataTable
} from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { EraseDialog } from './erase-dialog';
import type { PageProps } from './page-props';
import { useTexts } from './use-texts';
import { Wrapped } from './wrapped';
import { fieldsText, tableText } from './words';
import type { TextContext } from './words';

type FoundTable = PersonData['tables'][number];

const listColumns = (naming: TextContext): readonly DataColumn<FoundTable>[] => [
  {
    key: 'table',
    title: naming.t('table'),
    isRowHeader: true,
    strong: true,
    value: ({ table }) => tableText(table, naming)
  },
  {
    key: 'rows',
    title: naming.t('rows'),
    numeric: true,
    value: ({ total }) => total,
    text: ({ total }) => formatNumber(total)
  },
  {
    key: 'fields',
    title: naming.t('fields'),
    sortable: false,
    value: (found) => fieldsText(found, naming),
    cell: (found) => <Wrapped>{fieldsText(found, naming)}</Wrapped>
  }
];

/** Saves all found data as a file: the search text and time, then each row as stored in the database. */
function exportFoundData(asked: string, { tables }: PersonData, serverUrl: string): void {
  const at = new Date().toISOString();
  const about = { asked, at, server: serverUrl || window.location.origin };
  // The person is named only inside the file, because file names are visible in lists of downloads.
  saveFile(
    `personal-data-${at.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify({ about, tables }, null, 2)
  );
}

interface FoundDataProps extends PageProps {
  /** The searched e-mail address or telephone number. */
  readonly asked: string;
  readonly found: PersonData;
  onErased(): void;
}

/** The data stored about a person, by table, with buttons to export and erase them. */
export function FoundData({ asked, found, serverUrl, locale, onErased }: FoundDataProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [erasing, setErasing] = React.useState(false);
  const { tables } = found;
  const columns = React.useMemo(() => listColumns({ locale, t }), [locale, t]);
  const model = useDataTable({ columns, rows: tables, rowKey: ({ table }) => table });
  if (tables.length === 0)
    return (
      <Notice>
        <p>{t('nothingKept', { asked })}</p>
      </Notice>
    );
  const cut = tables.filter(({ total, rows }) => total > rows.length);
  const rows = tables.reduce((sum, { total }) => sum + total, 0);
  return (
    <section aria-label={t('keptAbout', { asked })} css={{ display: 'grid', gap: space(3) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}>
        <div
          css={{
            flex: '1 1 auto',
            minWidth: 0,
            overflowWrap: 'anywhere',
            [PHONE_MEDIA_QUERY]: { flex: '1 0 100%' }
          }}
        >
          <h2 css={{ ...type.title, margin: 0 }}>{t('keptAbout', { asked })}</h2>
          <span css={type.hint}>{t('keptCount', { rows, tables: tables.length })}</span>
        </div>
        <Button onClick={() => exportFoundData(asked, found, serverUrl)} css={{ gap: space(2) }}>
          <SiteIcon name="download" />
          {t('export')}
        </Button>
        <Button type="danger" onClick={() => setErasing(true)} css={{ gap: space(2) }}>
          <SiteIcon name="trash" />
          {t('erase')}
        </Button>
      </div>
      {cut.length > 0 && (
        <Notice kind="warning">
          {t('rowsCut', {
            tables: cut.map(({ table }) => tableText(table, { locale, t })).join(', '),
            count: cut[0]!.rows.length
          })}
        </Notice>
      )}
      <TableCard>
        <DataTable model={model} caption={t('keptAbout', { asked })} stackBelow={PHONE_WIDTH_PX} />
      </TableCard>
      {erasing && (
        <EraseDialog
          asked={asked}
          serverUrl={serverUrl}
          locale={locale}
          onErased={() => {
            setErasing(false);
            onErased();
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  );
}
