import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import type { PlotExportAnswer, PlotScreening, ShipmentSelection } from 'widgets/shared-code/site-domain';
import { readFrenchMessages } from '../../../../../shared/ui/tests/french';
import { ExportView } from './export-view';

jest.mock('widgets/shared-code/site-map', () =>
  jest.requireActual<object>('../../../../../shared/layers/src/translate-text')
);

const screening = {
  screenedOn: '2026-11-20',
  plotVersion: 1,
  layers: {},
  findings: [],
  before: null
} as const;
const SCREENINGS: readonly PlotScreening[] = [
  {
    ...screening,
    plotId: 'A',
    supplier: 'Ini Umoh',
    community: 'Etim',
    area: 1.5,
    verdict: 'clear',
    gaps: []
  },
  {
    ...{ ...screening, plotId: 'B', supplier: 'Eno Bassey', community: 'Etim', area: 2.25 },
    ...{ verdict: 'unknown', gaps: ['loss'] }
  },
  { ...screening, plotId: 'C', supplier: 'Ada Obi', community: 'Uyo', area: 1, verdict: 'conflict', gaps: [] }
];
const ANSWER: PlotExportAnswer = {
  shipment: null,
  files: ['{"type":"FeatureCollection","features":[1]}', '{"type":"FeatureCollection","features":[2]}'],
  exported: ['A', 'B'],
  checks: [
    { code: 'inWater', found: 0, unchecked: 2 },
    { code: 'overlap', found: 1, unchecked: 0 }
  ],
  refused: [
    {
      ...{ id: 'C', supplier: 'Ada Obi', community: 'Uyo', reasons: ['notReleased', 'hasErrors'] },
      faults: [{ code: 'ringRepeated', values: {}, places: [] }]
    }
  ]
};

let answer: PlotExportAnswer;
const bodies: unknown[] = [];
const saved: { readonly name: string; readonly text: Promise<string> }[] = [];
beforeEach(() => {
  answer = ANSWER;
  saved.length = 0;
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 8, 30));
  window.print = jest.fn();
  let blob: Blob | null = null;
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
    reader.readAsText(blob!);
    saved.push({ name: this.download, text });
  });
  bodies.length = 0;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    if (String(input).endsWith('/api/plot-export')) return new Response(JSON.stringify({ data: answer }));
    const sources = [
      { title: 'Protected areas', attribution: 'WDPA', importedOn: '2026-05-02', years: null }
    ];
    return new Response(JSON.stringify({ data: { screenings: SCREENINGS, total: 3, next: null, sources } }));
  });
});
afterEach(() => jest.restoreAllMocks());

const selectPlot = jest.fn();
function View() {
  const [shipment, setShipment] = React.useState<ShipmentSelection | null>(null);
  return (
    <ExportView
      {...{ selection: {}, serverUrl: '', shipment }}
      onSelectPlot={selectPlot}
      onShipment={setShipment}
    />
  );
}
const renderView = (locale = 'en', messages = {}) =>
  widgetRender(true, undefined, locale, messages)(<View />);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const getPaper = () => document.querySelector<HTMLElement>('.print-sheet')!;

it('[BY-16] says first what is not proven, then saves each file', async () => {
  renderView();
  await press('Prepare files of 3 plots');
  const unproven = within(await screen.findByRole('region', { name: 'What SITE cannot prove' }));
  expect(unproven.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Result of the screening: Not known (1 plot)',
    'The loss of trees by year is not known. (1 plot)',
    'Not checked: In water (2 plots)',
    'The plot is not released. (1 plot)',
    'The outline has errors that must be corrected first. (1 plot)'
  ]);
  expect(unproven.getByText('1 plot is left out')).toBeInTheDocument();
  await press('Show 1 of 1 plots left out');
  await press(/Ada Obi · Uyo.*The plot contains the same ring more than once/);
  expect(selectPlot).toHaveBeenCalledWith('C');
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions).toEqual(['What SITE cannot prove', 'Files', 'Report']);
  expect(screen.getByText('2 plots in 2 files')).toBeInTheDocument();
  await press(/^Download file 2/);
  expect(saved.map(({ name }) => name)).toEqual(['eudr-plots-2026-11-24-2.geojson']);
  expect(await saved[0]!.text).toBe(ANSWER.files[1]);
});

it('prints a report with operator, counts, checks, screening, sources and plots', async () => {
  renderView();
  await press('Prepare files of 3 plots');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Operator' }), 'Palm Ltd');
  await press('Print or save as PDF');
  expect(window.print).toHaveBeenCalledTimes(1);
  for (const text of [
    'Plots of suppliers: proof of origin',
    'printed 24/11/2026 09:30, Lagos time',
    'Operator: Palm Ltd',
    '2 plots in 2 files',
    'Area together: 3.75 ha',
    'Overlap with a neighbour (1 plot)',
    'No conflict found (1 plot)',
    'Protected areas: WDPA · imported on 02/05/2026'
  ])
    expect(getPaper()).toHaveTextContent(text);
  const rows = within(within(getPaper()).getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true
  });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Plot', 'Supplier', 'Community', 'Area, ha', 'Screening'],
    ['A', 'Ini Umoh', 'Etim', '1.5', 'No conflict found'],
    ['B', 'Eno Bassey', 'Etim', '2.25', 'Not known']
  ]);
  const text = getPaper().textContent!;
  expect(text.indexOf('What SITE cannot prove')).toBeLessThan(text.indexOf('Files'));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getPaper()).toBeNull();
});

it('offers no file when every plot is left out', async () => {
  answer = { ...ANSWER, files: [], exported: [], checks: [] };
  renderView('fr', readFrenchMessages('supplier-plots'));
  await press('Préparer les fichiers de 3 parcelles');
  expect(await screen.findByText('1 parcelle est exclue')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Télécharger/ })).toBeNull();
});

it('[BY-16] writes the files of the plots behind a shipment, and says first which purchases have none', async () => {
  answer = {
    ...ANSWER,
    shipment: {
      ...{ noSupplier: { purchases: 1, tonnes: 7 }, noPlots: { purchases: 0, tonnes: 0 } },
      ...{ leftOut: { purchases: 2, tonnes: 3.25 }, partly: { purchases: 0, tonnes: 0 } },
      whole: { purchases: 9, tonnes: 40 }
    }
  };
  renderView();
  await press('A shipment');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mill' }), 'Udo');
  await press('Prepare files of 3 plots');
  const shipment = { first: '2026-10-26', last: '2026-11-24', mill: 'Udo' };
  const unproven = within(await screen.findByRole('region', { name: 'What SITE cannot prove' }));
  expect(bodies[bodies.length - 1]).toEqual({ shipment });
  const origins = [
    '1 purchase (7 t): no plot, because the supplier of the mill is unknown',
    '2 purchases (3.3 t): no plot is in the files',
    '9 purchases (40 t): all plots are in the files'
  ];
  expect(
    unproven
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent)
  ).toEqual(origins);
  await press('Print or save as PDF');
  for (const text of ['Purchases of 26/10/2026 to 24/11/2026 · Mill: Udo', ...origins, '2 plots in 2 files'])
    expect(getPaper()).toHaveTextContent(text);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await press('Plots of the list');
  expect(screen.queryByRole('textbox', { name: 'Mill' })).toBeNull();
});
