import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { DataTable } from './data-table';
import type { DataColumn, FetchedPage } from './use-data-table';
import { readTableView, useDataTable } from './use-data-table';

interface Mill {
  readonly name: string;
  readonly tonnes: number | null;
}
const mills: readonly Mill[] = [
  { name: 'Uyo', tonnes: 20 },
  { name: 'abak', tonnes: null },
  { name: 'Eket', tonnes: 100 }
];
const columns: readonly DataColumn<Mill>[] = [
  { key: 'name', title: 'Mill', isRowHeader: true, value: ({ name }) => name },
  {
    key: 'tonnes',
    title: 'Bought',
    unit: 't',
    numeric: true,
    value: ({ tonnes }) => tonnes,
    text: ({ tonnes }) => (tonnes === null ? '–' : `${tonnes} t`)
  }
];

let view: ReturnType<typeof readTableView>;

interface MillsProps {
  readonly rows?: readonly Mill[];
  readonly pageSize?: number;
  readonly fetched?: FetchedPage;
  readonly totals?: readonly Mill[];
  readonly hidden?: readonly string[];
  /** Overrides of the first column. */
  readonly more?: Partial<DataColumn<Mill>>;
  readonly all?: readonly Mill[];
}

function Mills({ rows = mills, more, all, ...options }: MillsProps) {
  const [own] = React.useState(() =>
    columns.map((column, at) => (at === 0 ? { ...column, ...more } : column))
  );
  const model = useDataTable({ columns: own, rows, ...options, rowKey: ({ name }) => name });
  view = readTableView(model, all);
  return (
    <DataTable
      model={model}
      caption="Mills"
      columnChoice
      isCurrent={({ name }) => name === 'Uyo'}
      actions={({ name }) => <button>{`Remove ${name}`}</button>}
    />
  );
}

/** The caller that fetches the pages sorts them. */
function FetchingSorted({ asked }: { readonly asked: (sort: string | null) => void }) {
  const [sort, setSort] = React.useState<string | null>('-tonnes');
  const onSort = (next: string | null) => {
    asked(next);
    setSort(next);
  };
  return <Mills pageSize={1} fetched={{ page: 0, total: 30, onPage: () => undefined, sort, onSort }} />;
}

function Fetching() {
  const [page, setPage] = React.useState(0);
  return <Mills rows={[mills[page]!]} pageSize={1} fetched={{ page, total: 3, onPage: setPage }} />;
}

const renderTable = (ui: React.ReactElement, locale = 'en') => widgetRender(true, undefined, locale)(ui);
const listNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const getHeader = (name: string) => screen.getByRole('columnheader', { name });
const user = userEvent.setup();

describe('a table', () => {
  it('is sorted by its headers, by key too, marks the sorted column, and has empty values last', async () => {
    renderTable(<Mills />);
    expect(listNames()).toEqual(['Uyo', 'abak', 'Eket']);
    act(() => within(getHeader('Bought')).getByRole('button').focus());
    await user.keyboard('{Enter}');
    expect(listNames()).toEqual(['Eket', 'Uyo', 'abak']);
    expect(getHeader('Bought')).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(listNames()).toEqual(['Uyo', 'Eket', 'abak']);
    expect(getHeader('Bought')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(getHeader('Mill')).getByRole('button'));
    expect(listNames()).toEqual(['abak', 'Eket', 'Uyo']);
    expect(getHeader('Bought')).not.toHaveAttribute('aria-sort');
  });

  it('is accessible to a screen reader', () => {
    renderTable(<Mills />);
    expect(screen.getByRole('table', { name: 'Mills' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mills, scrolls horizontally' })).toHaveAttribute(
      'tabindex',
      '0'
    );
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Uyo20 t');
    expect(getHeader('Actions')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove abak' })).toBeVisible();
  });

  it('keeps totals at the bottom in any sort order, and exports them last', async () => {
    renderTable(<Mills totals={[{ name: 'All', tonnes: 60 }]} />);
    expect(listNames()).toEqual(['Uyo', 'abak', 'Eket', 'All']);
    await user.click(within(getHeader('Bought')).getByRole('button'));
    expect(listNames()).toEqual(['Eket', 'Uyo', 'abak', 'All']);
    expect(view.rows.at(-1)).toEqual(['All', 60]);
  });

  it('hides columns, but never the last one', async () => {
    renderTable(<Mills />);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const getMenuItem = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await user.click(getMenuItem('Mill'));
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
    expect(getMenuItem('Bought')).toHaveAttribute('aria-disabled', 'true');
    expect(view.columns).toEqual(['Bought (t)']);
    await user.click(getMenuItem('Mill'));
    expect(getMenuItem('Mill')).toBeChecked();
    expect(view.columns).toEqual(['Mill', 'Bought (t)']);
  });

  it('has pages, and exports all of them in the order shown', async () => {
    renderTable(<Mills pageSize={2} />);
    expect(screen.getByRole('status')).toHaveTextContent('1–2 of 3 records');
    await user.click(within(getHeader('Mill')).getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(listNames()).toEqual(['Uyo']);
    expect(screen.getByRole('status')).toHaveTextContent('3–3 of 3 records');
    expect(view.rows).toEqual([
      ['abak', null],
      ['Eket', 100],
      ['Uyo', 20]
    ]);
  });

  it('requests pages that the caller fetches, and cannot be sorted', async () => {
    renderTable(<Fetching />);
    expect(within(getHeader('Mill')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(listNames()).toEqual(['Eket']);
    expect(screen.getByRole('status')).toHaveTextContent('3–3 of 3 records');
  });

  it('requests the order of fetched pages, marks it, and leaves the rows as they came', async () => {
    const asked = jest.fn();
    renderTable(<FetchingSorted asked={asked} />);
    expect(getHeader('Bought')).toHaveAttribute('aria-sort', 'descending');
    expect(listNames()).toEqual(['Uyo', 'abak', 'Eket']);
    await user.click(within(getHeader('Bought')).getByRole('button'));
    expect(asked).toHaveBeenLastCalledWith('tonnes');
    await user.click(within(getHeader('Bought')).getByRole('button'));
    expect(asked).toHaveBeenLastCalledWith(null);
    await user.click(within(getHeader('Mill')).getByRole('button'));
    expect(asked).toHaveBeenLastCalledWith('name');
    expect(getHeader('Mill')).toHaveAttribute('aria-sort', 'ascending');
    expect(listNames()).toEqual(['Uyo', 'abak', 'Eket']);
  });

  it('has columns that are hidden at first, and others that cannot be sorted by', async () => {
    renderTable(<Mills hidden={['tonnes']} more={{ sortable: false }} />);
    expect(view.columns).toEqual(['Mill']);
    expect(within(getHeader('Mill')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bought' }));
    expect(view.columns).toEqual(['Mill', 'Bought (t)']);
  });

  it('exports the rows it is given when pages are fetched', () => {
    const all = [{ name: 'Oron', tonnes: 3 }];
    renderTable(<Mills all={all} />);
    expect(view.rows).toEqual([['Oron', 3]]);
  });

  it('keeps the row actions in sight, and cuts off no figure', () => {
    renderTable(<Mills />);
    const buttons = screen.getAllByRole('button', { name: /^Remove/ });
    for (const button of buttons) expect(getComputedStyle(button.closest('td')!).position).toBe('sticky');
    expect(getComputedStyle(screen.getByRole('cell', { name: '100 t' })).overflow).not.toBe('hidden');
    expect(getComputedStyle(screen.getByRole('rowheader', { name: 'Eket' })).overflow).toBe('hidden');
  });

  it('shows in French that it is empty', () => {
    renderTable(<Mills rows={[]} />, 'fr');
    expect(screen.getByRole('status')).toHaveTextContent('Aucun enregistrement.');
  });
});
