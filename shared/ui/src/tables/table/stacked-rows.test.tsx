import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'jimu-ui';
import { widgetRender } from 'jimu-for-test';
import { DataTable } from './data-table';
import { useDataTable } from './use-data-table';

interface Row {
  readonly name: string;
  readonly tonnes: number;
}

const COLUMNS = [
  { key: 'name', title: 'Area', isRowHeader: true, value: (row: Row) => row.name },
  { key: 'tonnes', title: 'Tonnes', scope: 'inside', value: (row: Row) => row.tonnes }
] as const;
const ROWS = [
  { name: 'Uyo', tonnes: 4 },
  { name: 'Calabar', tonnes: 5 }
];

function Table() {
  const model = useDataTable<Row>({
    columns: COLUMNS,
    rows: ROWS,
    totals: [{ name: 'Together', tonnes: 8 }],
    rowKey: ({ name }) => name
  });
  return (
    <DataTable
      model={model}
      caption="Areas"
      stackBelow={500}
      isCurrent={({ name }) => name === 'Calabar'}
      actions={({ name }) => name !== 'Together' && <Button>Remove</Button>}
    />
  );
}

async function showAt(width: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const render = widgetRender(true);
  await act(async () => void render(<Table />));
}
afterEach(() => jest.restoreAllMocks());

it('is a block per row when there is no room for columns, with the totals last', async () => {
  await showAt(235);
  expect(screen.queryByRole('table')).toBeNull();
  const blocks = within(screen.getByRole('list', { name: 'Areas' })).getAllByRole('listitem');
  expect(blocks.map(({ textContent }) => textContent)).toEqual([
    'UyoRemoveTonnes, inside4',
    'CalabarRemoveTonnes, inside5',
    'TogetherTonnes, inside8'
  ]);
  expect(blocks[1]).toHaveAttribute('aria-current', 'true');
});

it('is sorted with the menu above the blocks', async () => {
  await showAt(235);
  const listNames = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /^(Uyo|Calabar|Together)/.exec(textContent!)![0]);
  const user = userEvent.setup();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(order, 'Area, ascending');
  expect(listNames()).toEqual(['Calabar', 'Uyo', 'Together']);
  await user.selectOptions(order, 'Default order');
  expect(listNames()).toEqual(['Uyo', 'Calabar', 'Together']);
});

it('is a table when there is room for columns', async () => {
  await showAt(650);
  expect(screen.getByRole('table', { name: 'Areas' })).toBeVisible();
});
