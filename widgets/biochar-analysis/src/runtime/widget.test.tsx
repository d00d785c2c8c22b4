import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DEFAULT_PARAMETERS,
  clearSession,
  readWidgetState,
  startSession
} from 'widgets/shared-code/site-core';
import type { BiocharAnalysis, BiocharQuestion } from 'widgets/shared-code/site-core';
import { frenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { fakeLayer, showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import { analysisOf, facilities, uyo } from '../../tests/fixtures';
import type { Config } from '../config';
import { BIOCHAR } from './state';
import Widget from './widget';

jest.setTimeout(30_000);

let map: FakeMaps.FakeMap;
const mockDrawn = { buffers: [] as readonly BiocharAnalysis[] };

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  bufferGraphics: (buffers: readonly BiocharAnalysis[]) => buffers,
  bringGroundIn: () => Promise.resolve(),
  addDrawnLayer: () => ({
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

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const asked: BiocharQuestion[] = [];
let respond: (question: BiocharQuestion) => Response | Promise<Response>;
let listed: Response | null = null;
let role = 'staff';

async function serve(url: string, body: string): Promise<Response> {
  if (url.includes('/api/parameters')) return answer({ version: 4, parameters: DEFAULT_PARAMETERS });
  if (url.endsWith('/api/me')) return answer({ role });
  if (url.includes('/api/marker-assets')) return listed ?? answer({ data: facilities, total: 2 });
  const question = JSON.parse(body) as BiocharQuestion;
  asked.push(question);
  return respond(question);
}

const uri = 'widgets/biochar-analysis/';
const linked = { tool: {}, result: { part: 'result' as const, toolWidgetId: 'tool' } };

function show(parts: Record<string, Partial<Config>> = linked, locale = 'en', messages = {}) {
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

const state = () => readWidgetState('tool', BIOCHAR);
const toggle = () => screen.getByRole('switch', { name: 'Pick a place on the map' });
const clickMap = (place = uyo) => act(() => void map.click(place));
const dialog = () => screen.findByRole('dialog', { hidden: false, name: 'Biochar Facility Analysis' });
const result = () => screen.findByRole('region', { name: 'Biochar Analysis' });
const figure = async (name: string) =>
  within(await result())
    .getAllByTestId(`biochar-${name}`)
    .map(({ textContent }) => textContent);

async function analyse(radius = '10', place = uyo) {
  if (!state().on) await userEvent.click(toggle());
  clickMap(place);
  const box = within(await dialog());
  fireEvent.change(box.getByLabelText('Radius'), { target: { value: radius } });
  await userEvent.click(box.getByRole('button', { name: 'Analyze' }));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  asked.length = 0;
  listed = null;
  role = 'staff';
  clearSession();
  respond = (question) => answer(analysisOf(question));
  globalThis.fetch = jest.fn((url: RequestInfo | URL, init?: RequestInit) =>
    serve(String(url), String(init?.body ?? ''))
  ) as typeof fetch;
  act(() => updateStore({ widgetsState: {} }));
  map = showMap([
    fakeLayer({
      id: 'factories',
      title: 'Factories',
      rows: [{ name: 'Ikot Ekpene', type: 'Biochar Facility' }]
    })
  ]);
});

describe('biochar analysis', () => {
  it('opens the radius dialog at a place of the map, draws the buffer and shows every figure', async () => {
    show();
    await analyse('12.5');
    expect(await figure('totalFeedstockAvailable')).toEqual(['2,093 t/year']);
    expect(asked).toEqual([{ ...uyo, radius: 12.5, unit: 'kilometers' }]);
    expect(mockDrawn.buffers).toHaveLength(1);
    const card = within(await result());
    expect(card.getByText('Within 12.5 km · Uyo, Akwa Ibom · 5.0300, 7.9300')).toBeVisible();
    expect(card.getByText('Data of 22/11/2026')).toBeVisible();
    expect(await figure('factoryUtilization')).toEqual(['50.5 %']);
    expect(card.getByText('2,093 t/year of 3,650 t/year')).toBeVisible();
    expect(card.getAllByText('Under production (insufficient feedstock)').length).toBeGreaterThan(0);
    expect(
      card.getByText('1 of 3 facilities without a recorded processed volume left out of the capacity.')
    ).toBeVisible();
    expect(card.getByText('2 LGAs without a recorded harvest of 2023 left out of the maize.')).toBeVisible();
    expect(card.getByText('The best 2 of 12 sources; straight distance from the place.')).toBeVisible();
    expect(card.getByRole('row', { name: /PKS · Itu, Akwa Ibom\s*12 km 300 25/ })).toBeVisible();
  });

  it('shows the problem of an invalid radius and sends no request', async () => {
    show();
    for (const [text, problem] of [
      ['0', 'The radius must be at least 1'],
      ['-1', 'The radius must be at least 1'],
      ['1e9', 'The radius must be at most 1000'],
      ['ten', 'The radius must be a number'],
      ['', 'Enter a radius']
    ] as const) {
      await analyse(text);
      expect(await within(await dialog()).findByText(problem)).toBeVisible();
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked).toEqual([]);
  });

  it('analyses a facility, with a drive time instead of a radius', async () => {
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Facility'), 'Oron Biochar Facility');
    await userEvent.click(screen.getByRole('button', { name: 'Choose the radius…' }));
    const box = within(await dialog());
    await userEvent.click(box.getByRole('button', { name: 'Drive time' }));
    fireEvent.change(box.getByLabelText('Drive time (minutes)'), { target: { value: '30' } });
    await userEvent.click(box.getByRole('button', { name: 'Analyze' }));
    expect(
      await within(await result()).findByText(/^Within 30 min by road · Oron Biochar Facility · .*8\.2300$/)
    ).toBeVisible();
    expect(asked).toEqual([{ facilityId: 'F2', minutes: 30 }]);
  });

  it('[MP-04] clears buffer and state when the summary is closed, and shows Clear Radius only while there is a buffer', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
    await analyse();
    await userEvent.click(within(await result()).getByRole('button', { name: 'Close the analysis' }));
    expect([mockDrawn.buffers.length, state().result, state().kept]).toEqual([0, null, null]);
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
    await analyse();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Radius' }));
    expect(screen.queryByRole('region', { name: 'Biochar Analysis' })).toBeNull();
    expect(mockDrawn.buffers).toHaveLength(0);
  });

  it('compares two results: the same place by drive time, or another place', async () => {
    show();
    await analyse();
    await userEvent.click(within(await result()).getByRole('button', { name: 'Compare by drive time' }));
    await waitFor(async () =>
      expect(await figure('maizeProduction')).toEqual(['1,000 t/year', '2,000 t/year'])
    );
    expect(asked.at(-1)).toEqual({ ...uyo, minutes: DEFAULT_PARAMETERS.defaultDriveTime });
    expect(mockDrawn.buffers).toHaveLength(2);
    await userEvent.click(within(await result()).getByRole('button', { name: 'Stop comparing' }));
    expect(await figure('maizeProduction')).toEqual(['2,000 t/year']);
    await userEvent.click(within(await result()).getByRole('button', { name: 'Keep beside the next' }));
    await analyse('50');
    await waitFor(async () =>
      expect(await figure('maizeProduction')).toEqual(['2,000 t/year', '5,000 t/year'])
    );
  });

  it('ignores the response of an older request that arrives after a newer one', async () => {
    const waiting: (() => void)[] = [];
    respond = (question) =>
      new Promise((resolve) => void waiting.push(() => resolve(answer(analysisOf(question)))));
    show();
    await analyse('10');
    expect(await screen.findByText('Adding up facilities and feedstock…')).toBeVisible();
    clickMap();
    await analyse('20');
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]!());
    expect(await figure('maizeProduction')).toEqual(['2,000 t/year']);
    await act(async () => waiting[0]!());
    expect(await figure('maizeProduction')).toEqual(['2,000 t/year']);
  });

  it('cancels an analysis while it is loading', async () => {
    respond = () => new Promise(() => undefined);
    show();
    await analyse();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(state().asking).toEqual([]);
    expect(screen.queryByText('Adding up facilities and feedstock…')).toBeNull();
  });

  it('shows why an analysis failed, keeps the previous result and retries', async () => {
    show();
    await analyse('10');
    await result();
    const error = { code: 'not_found', message: 'This factory is no longer there. Choose another.' };
    respond = () => answer({ error }, 404);
    await analyse('20');
    expect(await screen.findByText('This factory is no longer there. Choose another.')).toBeVisible();
    expect(await figure('maizeProduction')).toEqual(['1,000 t/year']);
    respond = (question) => answer(analysisOf(question));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await figure('maizeProduction')).toEqual(['2,000 t/year']));
    respond = () => answer({ error: { code: 'forbidden', message: 'no' } }, 403);
    await analyse('30');
    expect(await screen.findByText(/^You may not see this analysis/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('restores one or two results from the address, and warns about an invalid address', async () => {
    const first = show();
    await analyse('10');
    await result();
    await userEvent.click(within(await result()).getByRole('button', { name: 'Keep beside the next' }));
    await analyse('20');
    await waitFor(async () => expect(await figure('maizeProduction')).toHaveLength(2));
    const address = window.location.search;
    expect(address).toContain('biochar.tool=1.');
    first.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', `/${address}`);
    const again = show();
    await waitFor(async () =>
      expect(await figure('maizeProduction')).toEqual(['1,000 t/year', '2,000 t/year'])
    );
    again.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', '/?biochar.tool=1.bm9uc2Vuc2U');
    show();
    expect(await screen.findByText(/holds an analysis that cannot be read/)).toBeVisible();
  });

  it('opens the records in the area, and names layers that the map lacks', async () => {
    show();
    await analyse();
    const card = within(await result());
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
    const link = () => screen.queryByRole('link', { name: /^Edit the records of factories/ });
    const first = show();
    await analyse();
    expect(await within(await result()).findByText(text)).toBeVisible();
    expect(link()).toBeNull();
    first.unmount();
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', '/');
    role = 'admin';
    startSession('token', { id: 'u1', email: 'admin@site.example' });
    show();
    await analyse();
    await waitFor(() => expect(link()).toHaveAttribute('href', '/map/admin/factories'));
  });

  it('shows unknown figures when nothing is recorded, and explains it', async () => {
    respond = (question) =>
      answer(
        analysisOf(question, {
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
    show();
    await analyse();
    const card = within(await result());
    expect(card.getByText('No biochar facility lies inside: nothing is taken in here yet.')).toBeVisible();
    expect(card.getByText('No maize and no oil palm inside. Choose a wider radius.')).toBeVisible();
    expect(await figure('maizeProduction')).toEqual(['–']);
  });

  it('shows when facilities are refused or missing, while the map still works', async () => {
    listed = answer({ error: { code: 'forbidden', message: 'no' } }, 403);
    const refused = show();
    expect(await screen.findByText(/^You may not read the facilities/)).toBeVisible();
    refused.unmount();
    listed = answer({ data: [], total: 0 });
    show();
    expect(await screen.findByText(/There is no biochar facility yet/)).toBeVisible();
    await analyse();
    expect(await result()).toBeVisible();
  });

  it('shows its result in its own panel when there is no result widget, also in French', async () => {
    show({ tool: {} }, 'fr', frenchMessages('biochar-analysis'));
    await userEvent.click(screen.getByRole('switch', { name: 'Choisir un lieu sur la carte' }));
    clickMap();
    await userEvent.click(
      within(await screen.findByRole('dialog', { hidden: false })).getByRole('button', { name: 'Analyser' })
    );
    expect(await screen.findByText('Où acheter, par tonnes au kilomètre')).toBeVisible();
  });

  it('shows which setting is missing for a result without a tool', () => {
    const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, part: 'result' }) as never });
    widgetRender(true)(<Wrapped widgetId="alone" />);
    expect(screen.getByText(/The tool that this belongs to has not been chosen yet\./)).toBeVisible();
  });
});
