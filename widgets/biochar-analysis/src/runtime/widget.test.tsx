import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  clearSession,
  DEFAULT_PARAMETERS,
  readWidgetState,
  startSession
} from 'widgets/shared-code/site-base';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { createAnalysis, facilities, uyo } from '../../tests/fixtures';
import type { Config } from '../config';
import { BIOCHAR } from './state';
import Widget from './widget';

let map: FakeMaps.FakeMap;
const mockDrawn = { buffers: [] as readonly BiocharAnalysis[] };

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  revealArea: () => Promise.resolve(),
  useEarlierView: () => undefined,
  addBufferLayer: () => ({
    show: (buffers: readonly BiocharAnalysis[]) => {
      mockDrawn.buffers = buffers;
    },
    remove: () => {
      mockDrawn.buffers = [];
    }
  })
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const asked: BiocharAnalysisRequest[] = [];
let respond: (question: BiocharAnalysisRequest) => Response | Promise<Response>;
let listed: Response | null = null;
let role = 'staff';

async function serveRequest(url: string, body: string): Promise<Response> {
  if (url.includes('/api/parameters')) return createResponse({ version: 4, parameters: DEFAULT_PARAMETERS });
  if (url.endsWith('/api/me')) return createResponse({ role });
  if (url.includes('/api/marker-assets')) return listed ?? createResponse({ data: facilities, total: 2 });
  const question = JSON.parse(body) as BiocharAnalysisRequest;
  asked.push(question);
  return respond(question);
}

const uri = 'widgets/biochar-analysis/';
const linked = { tool: {}, result: { part: 'result' as const, toolWidgetId: 'tool' } };

function renderWidget(parts: Record<string, Partial<Config>> = linked, locale = 'en', messages = {}) {
  const all = Object.fromEntries(
    Object.entries(parts).map(([id, config]) => [
      id,
      { id, uri, config: { ...defaultConfig, part: 'tool' as const, ...config }, useMapWidgetIds: ['map'] }
    ])
  );
  const render = widgetRender(true, undefined, locale, messages);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets: all }) }));
  return render(
    <>
      {Object.entries(all).map(([id, { config, useMapWidgetIds }]) => {
        const Wrapped = wrapWidget(Widget, {
          config: Immutable(config) as never,
          useMapWidgetIds: Immutable(useMapWidgetIds)
        });
        return <Wrapped key={id} widgetId={id} />;
      })}
    </>
  );
}

const readState = () => readWidgetState('tool', BIOCHAR);
const getToggle = () => screen.getByRole('switch', { name: 'Pick a place on the map' });
const clickMap = (place = uyo) => act(() => void map.click(place));
const findDialog = () => screen.findByRole('dialog', { hidden: false, name: 'Biochar Facility Analysis' });
const findResult = () => screen.findByRole('region', { name: 'Biochar Analysis' });
const readFigures = async (name: string) =>
  within(await findResult())
    .getAllByTestId(`biochar-${name}`)
    .map(({ textContent }) => textContent);

async function analysePlace(radius = '10', place = uyo) {
  if (!readState().on) await userEvent.click(getToggle());
  clickMap(place);
  const box = within(await findDialog());
  fireEvent.change(box.getByLabelText('Radius'), { target: { value: radius } });
  await userEvent.click(box.getByRole('button', { name: 'Analyze' }));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  asked.length = 0;
  listed = null;
  role = 'staff';
  clearSession();
  respond = (question) => createResponse(createAnalysis(question));
  globalThis.fetch = jest.fn((url: RequestInfo | URL, init?: RequestInit) =>
    serveRequest(String(url), String(init?.body ?? ''))
  ) as typeof fetch;
  act(() => updateStore({ widgetsState: {} }));
  map = showMap([
    createFakeLayer({
      id: 'factories',
      title: 'Factories',
      rows: [{ name: 'Ikot Ekpene', type: 'Biochar Facility' }]
    })
  ]);
});

describe('biochar analysis', () => {
  it('opens the radius dialog at a place of the map, draws the buffer and shows every figure', async () => {
    renderWidget();
    await analysePlace('12.5');
    expect(await readFigures('totalFeedstockAvailable')).toEqual(['2,093 t/year']);
    expect(asked).toEqual([{ ...uyo, radius: 12.5, unit: 'kilometers' }]);
    expect(mockDrawn.buffers).toHaveLength(1);
    const card = within(await findResult());
    expect(card.getByText('Within 12.5 km · Uyo, Akwa Ibom · 5.0300, 7.9300')).toBeVisible();
    expect(card.getByText('Data of 22/11/2026')).toBeVisible();
    expect(await readFigures('factoryUtilization')).toEqual(['50.5 %']);
    expect(card.getByText('2,093 t/year of 3,650 t/year')).toBeVisible();
    expect(card.getAllByText('Under production (insufficient feedstock)').length).toBeGreaterThan(0);
    expect(
      card.getByText('1 of 3 facilities without a recorded processed volume left out of the capacity.')
    ).toBeVisible();
    expect(card.getByText('2 LGAs without a recorded harvest of 2023 left out of the maize.')).toBeVisible();
    expect(
      card.getByText(/^The best 2 of 12 sources; straight-line distance from the place\./)
    ).toBeVisible();
    expect(card.getByRole('row', { name: /PKS · Itu, Akwa Ibom\s*12 km 300 25/ })).toBeVisible();
  });

  it('shows the problem of an invalid radius and sends no request', async () => {
    renderWidget();
    for (const [text, problem] of [
      ['0', 'The radius must be at least 1'],
      ['-1', 'The radius must be at least 1'],
      ['1e9', 'The radius must be at most 1000'],
      ['ten', 'The radius must be a number'],
      ['', 'Enter a radius']
    ] as const) {
      await analysePlace(text);
      expect(await within(await findDialog()).findByText(problem)).toBeVisible();
      await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked).toEqual([]);
  });

  it('analyses a facility, with a drive time instead of a radius', async () => {
    renderWidget();
    await userEvent.selectOptions(await screen.findByLabelText('Facility'), 'Oron Biochar Facility');
    await userEvent.click(screen.getByRole('button', { name: 'Choose the radius…' }));
    const box = within(await findDialog());
    await userEvent.click(box.getByRole('button', { name: 'Drive time' }));
    fireEvent.change(box.getByLabelText('Drive time (minutes)'), { target: { value: '30' } });
    await userEvent.click(box.getByRole('button', { name: 'Analyze' }));
    expect(
      await within(await findResult()).findByText(
        /^Within 30 min by road · Oron Biochar Facility · .*8\.2300$/
      )
    ).toBeVisible();
    expect(asked).toEqual([{ facilityId: 'F2', minutes: 30 }]);
  });

  it('[MP-04] clears buffer and state when the summary is closed, and shows Clear Radius only while there is a buffer', async () => {
    renderWidget();
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
    await analysePlace();
    await userEvent.click(within(await findResult()).getByRole('button', { name: 'Close the analysis' }));
    expect([mockDrawn.buffers.length, readState().result, readState().kept]).toEqual([0, null, null]);
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
    await analysePlace();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Radius' }));
    expect(screen.queryByRole('region', { name: 'Biochar Analysis' })).toBeNull();
    expect(mockDrawn.buffers).toHaveLength(0);
  });

  it('compares two results: the same place by drive time, or another place', async () => {
    renderWidget();
    await analysePlace();
    await userEvent.click(within(await findResult()).getByRole('button', { name: 'Compare by drive time' }));
    await waitFor(async () =>
      expect(await readFigures('maizeProduction')).toEqual(['1,000 t/year', '2,000 t/year'])
    );
    expect(asked.at(-1)).toEqual({ ...uyo, minutes: DEFAULT_PARAMETERS.defaultDriveTime });
    expect(mockDrawn.buffers).toHaveLength(2);
    await userEvent.click(within(await findResult()).getByRole('button', { name: 'Stop comparing' }));
    expect(await readFigures('maizeProduction')).toEqual(['2,000 t/year']);
    await userEvent.click(within(await findResult()).getByRole('button', { name: 'Keep to compare' }));
    await analysePlace('50');
    await waitFor(async () =>
      expect(await readFigures('maizeProduction')).toEqual(['2,000 t/year', '5,000 t/year'])
    );
  });

  it('ignores the response of an older request that arrives after a newer one', async () => {
    const waiting: (() => void)[] = [];
    respond = (question) =>
      new Promise((resolve) => void waiting.push(() => resolve(createResponse(createAnalysis(question)))));
    renderWidget();
    await analysePlace('10');
    expect(await screen.findByText('Adding up facilities and feedstock…')).toBeVisible();
    clickMap();
    await analysePlace('20');
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]!());
    expect(await readFigures('maizeProduction')).toEqual(['2,000 t/year']);
    await act(async () => waiting[0]!());
    expect(await readFigures('maizeProduction')).toEqual(['2,000 t/year']);
  });

  it('cancels an analysis while it is loading', async () => {
    respond = () => new Promise(() => undefined);
    renderWidget();
    await analysePlace();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(readState().asking).toEqual([]);
    expect(screen.queryByText('Adding up facilities and feedstock…')).toBeNull();
  });

  it('shows why an analysis failed, keeps the previous result and retries', async () => {
    renderWidget();
    await analysePlace('10');
    await findResult();
    const error = { code: 'not_found', message: 'This factory no longer exists. Choose another.' };
    respond = () => createResponse({ error }, 404);
    await analysePlace('20');
    expect(await screen.findByText('This factory no longer exists. Choose another.')).toBeVisible();
    expect(await readFigures('maizeProduction')).toEqual(['1,000 t/year']);
    respond = (question) => createResponse(createAnalysis(question));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await readFigures('maizeProduction')).toEqual(['2,000 t/year']));
    respond = () => createResponse({ error: { code: 'forbidden', message: 'no' } }, 403);
    await analysePlace('30');
    expect(await screen.findByText(/^This analysis is for staff only/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('restores one or two results from the address, and warns about an invalid address', async () => {
    const first = renderWidget();
    await analysePlace('10');
    await findResult();
    await userEvent.click(within(await findResult()).getByRole('button', { name: 'Keep to compare' }));
    await analysePlace('20');
    await waitFor(async () => expect(await readFigures('maizeProduction')).toHaveLength(2));
    const address = window.location.search;
    expect(address).toContain('biochar.tool=1.');
    first.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', `/${address}`);
    const again = renderWidget();
    await waitFor(async () =>
      expect(await readFigures('maizeProduction')).toEqual(['1,000 t/year', '2,000 t/year'])
    );
    again.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', '/?biochar.tool=1.bm9uc2Vuc2U');
    renderWidget();
    expect(await screen.findByText(/^The analysis in the address of this page cannot be read/)).toBeVisible();
  });

  it('opens the records in the area, and names layers that the map lacks', async () => {
    renderWidget();
    await analysePlace();
    const card = within(await findResult());
    expect(card.getByText(/has no layer of these records: .*maize/i)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Facilities' }));
    const rows = within(
      await screen.findByRole('dialog', { hidden: false, name: /Within 10 km: Facilities/ })
    );
    expect(await rows.findByText('Ikot Ekpene')).toBeVisible();
  });

  it('[BA-02] names the field of the capacity, and links administrators to the records', async () => {
    const text =
      /^The capacity is the processed volume in the records of the facilities \(t\/day of feedstock\)/;
    const queryRecordsLink = () => screen.queryByRole('link', { name: /^Edit factory records/ });
    const first = renderWidget();
    await analysePlace();
    expect(await within(await findResult()).findByText(text)).toBeVisible();
    expect(queryRecordsLink()).toBeNull();
    first.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', '/');
    role = 'admin';
    startSession('token', { id: 'u1', email: 'admin@site.example' });
    renderWidget();
    await analysePlace();
    await waitFor(() => expect(queryRecordsLink()).toHaveAttribute('href', '/map/admin/factories'));
  });

  it('shows unknown figures when nothing is recorded, and explains it', async () => {
    respond = (question) =>
      createResponse(
        createAnalysis(question, {
          figures: {
            factoryCount: 0,
            maizeProduction: null,
            pksProduction: 0,
            totalFeedstockAvailable: null,
            factoryInputCapacity: null,
            factoryUtilization: null,
            maxBiocharOutput: null,
            productionStatus: null
          },
          sources: [],
          sourceCount: 0
        })
      );
    renderWidget();
    await analysePlace();
    const card = within(await findResult());
    expect(card.getByText('No biochar facility inside: no feedstock is processed here yet.')).toBeVisible();
    expect(card.getByText('No maize and no oil palm inside. Choose a wider radius.')).toBeVisible();
    expect(await readFigures('maizeProduction')).toEqual(['–']);
  });

  it('shows when facilities are refused or missing, while the map still works', async () => {
    listed = createResponse({ error: { code: 'forbidden', message: 'no' } }, 403);
    const refused = renderWidget();
    expect(await screen.findByText(/^Facilities are shown to staff only/)).toBeVisible();
    refused.unmount();
    listed = createResponse({ data: [], total: 0 });
    renderWidget();
    expect(await screen.findByText(/There is no biochar facility yet/)).toBeVisible();
    await analysePlace();
    expect(await findResult()).toBeVisible();
  });

  it('shows its result in its own panel when there is no result widget, also in French', async () => {
    renderWidget({ tool: {} }, 'fr', readFrenchMessages('biochar-analysis'));
    await userEvent.click(screen.getByRole('switch', { name: 'Choisir un lieu sur la carte' }));
    clickMap();
    await userEvent.click(
      within(await screen.findByRole('dialog', { hidden: false })).getByRole('button', { name: 'Analyser' })
    );
    expect(await screen.findByText('Où acheter, en tonnes par kilomètre')).toBeVisible();
  });

  it('shows which setting is missing for a result without a tool', () => {
    const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, part: 'result' }) as never });
    widgetRender(true)(<Wrapped widgetId="alone" />);
    expect(screen.getByText(/No tool has been chosen yet for this result\./)).toBeVisible();
  });
});
