import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import type { PlotPurchases, PlotScreening } from 'widgets/shared-code/site-domain';
import { readFrenchMessages } from '../../../../../shared/ui/tests/french';
import { ScreeningView } from './screening-view';

jest.mock('widgets/shared-code/site-map', () =>
  jest.requireActual<object>('../../../../../shared/layers/src/translate-text')
);

const stored = { screenedOn: '2026-11-20', plotVersion: 1, layers: {}, findings: [], gaps: [] } as const;
const createScreening = (plotId: string, changes: Partial<PlotScreening>): PlotScreening => ({
  ...{ plotId, supplier: `Supplier ${plotId}`, community: 'Ikot Ekpene', area: 1.5 },
  ...{ ...stored, verdict: 'clear', before: null },
  ...changes
});
const SCREENINGS = [
  createScreening('A', {}),
  createScreening('B', {
    verdict: 'conflict',
    findings: [
      {
        ...{ kind: 'deforestationAfterCutOff', verdict: 'conflict', layer: 'Deforestation encroachment' },
        ...{ date: '2022-03-15', share: 0.25, name: null }
      }
    ],
    gaps: ['highCarbonStock'],
    before: { ...stored, screenedOn: '2026-10-01', verdict: 'clear' }
  }),
  createScreening('C', { verdict: 'unknown', gaps: ['loss'], area: null })
];
const SOURCES = [
  { title: 'Protected areas', attribution: 'WDPA', importedOn: '2026-05-02', years: null },
  { title: 'Forest loss by year', attribution: 'Hansen', importedOn: null, years: [2001, 2025] },
  { title: 'High carbon stock', attribution: null, importedOn: null, years: null }
];
const PURCHASES: PlotPurchases = {
  balances: [
    {
      ...{ supplier: 'Ini Umoh', community: 'Ikot Ekpene', plotIds: ['A'], bought: 90, unknownPurchases: 0 },
      ...{ hectares: 10, unknownPlots: 0, bearable: 31, verdict: 'tooMuch' }
    },
    {
      ...{ supplier: 'Eno Bassey', community: 'Etim', plotIds: null, bought: 3, unknownPurchases: 0 },
      ...{ hectares: null, unknownPlots: 2, bearable: null, verdict: 'unknown' }
    }
  ],
  yieldPerHectare: 3.1,
  withoutPlots: { purchases: 7, tonnes: 12.5 },
  withoutSupplier: { purchases: 0, tonnes: 0 }
};

let requests: { readonly path: string; readonly body: { limit?: number; after?: number; first?: string } }[];
let fail = false;
beforeEach(() => {
  requests = [];
  fail = false;
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 8, 30));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const body = JSON.parse(String(init?.body)) as (typeof requests)[number]['body'];
    requests.push({ path, body });
    if (fail)
      return new Response(
        JSON.stringify({ error: { code: 'unavailable', message: 'The layers are busy.' } }),
        {
          status: 503
        }
      );
    if (path === '/api/plot-purchases') return new Response(JSON.stringify({ data: PURCHASES }));
    const { after = 0, limit } = body;
    const screenings = limit === 0 ? [] : after === 0 ? SCREENINGS.slice(0, 2) : SCREENINGS.slice(2);
    const next = limit === 0 || after > 0 ? null : 2;
    return new Response(
      JSON.stringify({ data: { screenings, total: SCREENINGS.length, next, sources: SOURCES } })
    );
  });
});
afterEach(() => jest.restoreAllMocks());

const selectPlot = jest.fn();
const renderView = (locale = 'en', messages = {}) =>
  widgetRender(
    true,
    undefined,
    locale,
    messages
  )(<ScreeningView selection={{ status: 'released' }} serverUrl="" onSelectPlot={selectPlot} />);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('[BY-16] screens the selection by parts, and lists the worst result first with layer, date, share and gaps', async () => {
  renderView();
  await press('Screen 3 plots');
  expect(await screen.findByText('3 plots screened')).toBeInTheDocument();
  expect(requests.map(({ body }) => [body.limit, body.after])).toEqual([
    [0, undefined],
    [1000, 0],
    [1000, 2]
  ]);
  expect(requests[1]!.body).toMatchObject({ status: 'released' });
  expect(screen.getByText('1 plot has another result than before.')).toBeInTheDocument();
  const results = within(screen.getByRole('group', { name: 'Plots by result' }));
  expect(results.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'No conflict found 1',
    'To be reviewed 0',
    'Conflict 1',
    'Not known 1'
  ]);
  await press(/Supplier B.*was: No conflict found/);
  const plot = within(screen.getByRole('list', { name: 'Plots with this result' }));
  for (const text of [
    'Deforestation encroachment: 25 % of the plot were deforested on 15/03/2022, after the cut-off date.',
    'It is not known whether the plot is in forest of high carbon stock.',
    'Screened on 20/11/2026',
    'Before, on 01/10/2026: No conflict found'
  ])
    expect(plot.getByText(text)).toBeInTheDocument();
  await press('Show the plot');
  expect(selectPlot).toHaveBeenCalledWith('B');
  await press('Not known 1');
  expect(screen.getByRole('button', { name: /Supplier C.*area unknown/ })).toBeInTheDocument();
  await press('To be reviewed 0');
  expect(screen.getByText('No plot has this result.')).toBeInTheDocument();
  const layers = within(screen.getByRole('region', { name: 'Layers of the screening' }));
  expect(layers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Protected areas: WDPA · imported on 02/05/2026',
    'Forest loss by year: Hansen · losses of 2001 to 2025',
    'High carbon stock: not imported, so nothing is known of it'
  ]);
});

it('shows the reason of a failure, and repeats the screening', async () => {
  renderView();
  await screen.findByRole('button', { name: 'Screen 3 plots' });
  fail = true;
  await press('Screen 3 plots');
  expect(await screen.findByRole('alert')).toHaveTextContent('The layers are busy.');
  fail = false;
  await press('Retry');
  expect(await screen.findByText('3 plots screened')).toBeInTheDocument();
});

it('compares the purchases of a season with the plots, and names what cannot be compared', async () => {
  renderView();
  await press('2025');
  const section = within(screen.getByRole('region', { name: 'Purchases against plots' }));
  expect(await section.findByText(/^Ini Umoh: 90 t bought, more than 10 ha can bear/)).toBeInTheDocument();
  expect(requests[requests.length - 1]).toMatchObject({
    path: '/api/plot-purchases',
    body: { first: '2025-01-01', last: '2025-12-31', selection: { status: 'released' } }
  });
  expect(section.getByText('Ikot Ekpene · purchases that name 1 plot')).toBeInTheDocument();
  expect(section.getByText(/At most 3.1 t\/ha in the season/)).toBeInTheDocument();
  expect(section.getByText(/7 purchases \(12.5 t\) from suppliers without a plot/)).toBeInTheDocument();
  await press('Cannot tell: 1');
  expect(section.getByText(/the area of 2 plots are unknown/)).toBeInTheDocument();
  await press('Last 12 months');
  expect(await section.findByText(/^Ini Umoh/)).toBeInTheDocument();
  expect(requests[requests.length - 1]!.body).toMatchObject({ first: '2025-11-25', last: '2026-11-24' });
});

it('reads in French, layers and days included', async () => {
  renderView('fr', readFrenchMessages('supplier-plots'));
  await press('Examiner 3 parcelles');
  await press(/Supplier B/);
  expect(
    screen.getByText(/25 % de la parcelle ont été déboisés le 15\/03\/2022, après la date limite/)
  ).toBeInTheDocument();
});
