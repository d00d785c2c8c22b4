import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { ExportMenu } from '../tables/export/export-menu';
import { useOpenResults } from '../kit/panels/open-results';
import { ResultPanel, ScopeLine } from './result-panel';
import type { ResultPlace } from './result-panel';

const close = jest.fn();

function Result({ place }: { readonly place: ResultPlace }) {
  const [folded, onFold] = React.useState(false);
  return (
    <ResultPanel
      place={place}
      title="Mills"
      heading="Summary Board"
      label="Summary Board: Mills"
      chip="60 min"
      actions={<ExportMenu subject="Mills" fileName="mills" csv={() => 'a,b'} />}
      folding={{ folded, foldLabel: 'Collapse', unfoldLabel: 'Expand', onFold }}
      closeLabel="Close Mills"
      onClose={close}
    >
      <ScopeLine scope="Everything" date="22/11/2026" />
    </ResultPanel>
  );
}

beforeEach(() => close.mockClear());

it('shows its title, collapses to its header and closes', async () => {
  widgetRender(true)(<Result place="card" />);
  const panel = within(screen.getByRole('region', { name: 'Summary Board: Mills' }));
  expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Summary BoardMills');
  expect(panel.getByText('Data of 22/11/2026')).toBeVisible();
  const fold = panel.getByRole('button', { name: 'Collapse' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold);
  expect(panel.queryByText('Data of 22/11/2026')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Expand' }));
  expect(panel.getByText('Everything')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Close Mills' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('in a phone’s sheet has the sheet’s header and can be exported too', async () => {
  widgetRender(true)(<Result place="sheet" />);
  expect(screen.getByRole('region', { name: 'Summary Board: Mills' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Collapse' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export: Mills' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows that the date of the data is unknown', () => {
  widgetRender(true, undefined, 'fr')(<ScopeLine scope="Tout" date={null} />);
  expect(screen.getByText('Date des données inconnue')).toBeVisible();
});

it('saves a file of the chosen kind from the export menu', async () => {
  const blobs: Blob[] = [];
  const saved: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {}
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  widgetRender(true)(<Result place="card" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export: Mills' }));
  expect(screen.queryByRole('menuitem', { name: 'Map (GeoJSON)' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Table (CSV)' }));
  expect(saved).toEqual(['mills.csv blob:1']);
  expect(blobs[0]!.type).toBe('text/csv;charset=utf-8');
  click.mockRestore();
});

it('counts as open while it is expanded', async () => {
  const Open = () => <output>{useOpenResults().map(({ title }) => title)}</output>;
  const { unmount } = widgetRender(true)(
    <>
      <Open />
      <Result place="card" />
    </>
  );
  expect(screen.getByRole('status')).toHaveTextContent('Summary Board: Mills');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
});
