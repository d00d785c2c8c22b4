import { getAppStore, Immutable, SessionManager } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, readWidgetState, startSession } from 'widgets/shared-code/site-base';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import { readRequestBody } from '../../../../tests/support/request-body';
import defaultConfig from '../../config.json';
import { createEmptyOfftake, createOfftake, uyo } from '../../tests/fixtures';
import type { Config } from '../config';
import { OFFTAKE } from './state';
import Widget from './widget';

let map: FakeMaps.FakeMap;
interface DrawnCircle {
  readonly latitude: number;
  readonly rings: readonly unknown[];
}
const mockDrawn = { circles: [] as readonly DrawnCircle[], moves: [] as number[] };

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels/find-layers'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels/layer-rows'),
  useMapLayers: (view: { getAllJimuLayerViews(): { layer: { id: string } }[] } | null, names: string[]) =>
    view && names.map((name) => view.getAllJimuLayerViews().find(({ layer }) => layer.id === name) ?? null),
  revealArea: async (_view: unknown, { latitude }: DrawnCircle) => {
    mockDrawn.moves.push(latitude);
  },
  useEarlierView: () => undefined,
  addBufferLayer: () => ({
    show: (circles: readonly DrawnCircle[]) => {
      mockDrawn.circles = circles;
    },
    remove: () => {
      mockDrawn.circles = [];
    }
  })
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const SOIL: Readonly<Record<string, number>> = { soilPH: 5.1, soilCarbon: 9, soilSand: 66 };
const requests: string[] = [];
let role = 'staff';
let fail: ((url: string) => Response | null) | null = null;
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function serveRequest(url: string, body: string): Response {
  const failed = fail?.(url);
  if (failed) return failed;
  const asked = readRequestBody(body) as { latitude: number; longitude: number; geometry?: object };
  if (url.endsWith('/api/offtake-summary'))
    return createResponse(
      asked.latitude === 0 ? createEmptyOfftake({ latitude: 0, longitude: 0 }) : createOfftake(asked)
    );
  if (url.endsWith('/api/me')) return createResponse({ role });
  if (url.endsWith('/api/offtake-farms')) return createResponse({ total: 12, ids: [1, 3] });
  const service = /services\/(\w+)\/ImageServer\/getSamples/.exec(url)?.[1];
  if (!service) return createResponse({}, 404);
  const { points } = asked.geometry as { points: [number, number][] };
  const samples = points.map(([, latitude], locationId) => ({
    locationId,
    value: latitude < 2 ? 'NaN' : String(SOIL[service]! + (locationId % 2 === 0 ? 0.5 : -0.5))
  }));
  return createResponse({ samples });
}

/** Renders a tool and, if given, its result. */
function renderWidget(parts: Record<string, Partial<Config>> = { tool: {} }, locale = 'en', messages = {}) {
  const all = Object.fromEntries(
    Object.entries(parts).map(([id, config]) => [
      id,
      {
        id,
        uri: 'widgets/offtake/',
        config: { ...defaultConfig, part: 'tool' as const, ...config },
        useMapWidgetIds: ['map']
      }
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

const linked = { tool: {}, result: { part: 'result' as const, toolWidgetId: 'tool' } };
const readState = () => readWidgetState('tool', OFFTAKE);
const getToggle = () => screen.getByRole('switch', { name: 'Offtake suitability' });
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const readFigure = (name: string) => screen.getByTestId(`offtake-${name}`).getAttribute('data-value');
const requestAnalysis = async (place = uyo) => {
  act(() => void map.click(place));
  await screen.findByTestId('offtake-percentAreaUsed');
};

beforeEach(() => {
  mockDrawn.moves = [];
  map = showMap();
  requests.length = 0;
  fail = null;
  role = 'staff';
  clearSession();
  window.history.replaceState(null, '', '/');
  const { dispatch } = getAppStore();
  act(
    () =>
      void dispatch({
        type: 'WIDGET_STATE_PROP_CHANGE',
        widgetId: 'tool',
        propKey: 'offtake',
        value: undefined
      } as never)
  );
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(String(input));
    return serveRequest(String(input), String(init?.body ?? ''));
  });
});

describe('analysis of a place', () => {
  it('analyses the clicked place while the tool is on, and shows farms, suitability and soil', async () => {
    renderWidget(linked);
    act(() => void map.click(uyo));
    expect(readState().place).toBeNull();
    await userEvent.click(getToggle());
    await requestAnalysis();
    expect([
      readFigure('commercialFarmCount'),
      readFigure('smallFarmCount'),
      readFigure('suitability')
    ]).toEqual(['3', '50', '6240']);
    expect(Number(readFigure('totalFarmArea'))).toBe(250);
    expect(mockDrawn.circles).toMatchObject([{ latitude: uyo.latitude }]);
    expect(mockDrawn.moves).toEqual([uyo.latitude]);
    expect(await screen.findByText('Soil pH 5.1')).toBeInTheDocument();
    expect(screen.getByText('The soil is acidic: biochar raises its pH.')).toBeInTheDocument();
    expect(screen.getByText('Organic carbon is low: biochar adds to it.')).toBeInTheDocument();
    // There is one request per property, regardless of the number of points.
    expect(requests.filter((url) => url.includes('getSamples'))).toHaveLength(3);
  });

  it('classifies the soil by the limits in the response', async () => {
    const { parameters } = createOfftake(uyo);
    const limits = {
      soilPhNeutralFrom: 5,
      soilPhNeutralTo: 6,
      soilCarbonSufficientFrom: 8,
      sandModerateTo: 65
    };
    const answer = createOfftake(uyo, { parameters: { ...parameters, ...limits } });
    fail = (url) => (url.endsWith('/api/offtake-summary') ? createResponse(answer) : null);
    renderWidget();
    await userEvent.click(getToggle());
    await requestAnalysis();
    const findTerm = async (property: string) => within(await screen.findByTestId(`offtake-${property}`));
    expect(await (await findTerm('pH')).findByText('neutral: suggests nothing')).toBeInTheDocument();
    expect((await findTerm('pH')).getByText('acidic · 5 neutral · 6 alkaline')).toBeInTheDocument();
    expect(
      await (await findTerm('soilCarbon')).findByText('sufficient: suggests nothing')
    ).toBeInTheDocument();
    expect(await (await findTerm('sandTexture')).findByText('high: suggests biochar')).toBeInTheDocument();
    expect(await screen.findByText('The pH of the soil is neutral.')).toBeInTheDocument();
    expect(screen.getByText('Organic carbon is sufficient.')).toBeInTheDocument();
  });

  it('analyses the centre of the map without a pointer', async () => {
    renderWidget();
    await userEvent.click(getButton('Use the map’s centre'));
    await screen.findByTestId('offtake-percentAreaUsed');
    expect(readState().place).toEqual({ latitude: 5.5, longitude: 7.5 });
  });

  it('shows 0 farms, no data, N/A and no recommendation at sea', async () => {
    renderWidget();
    await userEvent.click(getToggle());
    await requestAnalysis({ latitude: 0, longitude: 0 });
    expect([readFigure('commercialFarmCount'), readFigure('percentAreaUsed')]).toEqual(['0', '0']);
    expect(await screen.findByText('Insufficient data for recommendation.')).toBeInTheDocument();
    expect(screen.getAllByText(/: N\/A$/)).toHaveLength(3);
    expect(screen.getAllByText('No data available at this location.').length).toBeGreaterThan(0);
    await userEvent.click(getButton('Get Application Upside'));
    await userEvent.click(screen.getByRole('radio', { name: /Near Facility/ }));
    await userEvent.click(getButton('View Application Upside'));
    expect(screen.getByText(/There are no farms within the radius/)).toBeInTheDocument();
  });

  it('shows the reason and no Retry when access is refused', async () => {
    fail = (url) =>
      url.includes('/api/offtake-summary')
        ? createResponse({ error: { code: 'forbidden', message: 'No' } }, 403)
        : null;
    renderWidget();
    await userEvent.click(getButton('Use the map’s centre'));
    expect(await screen.findByText('You have no access to this summary.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('retries after a failure', async () => {
    fail = (url) =>
      url.includes('/api/offtake-summary')
        ? createResponse({ error: { code: 'x', message: 'Down.' } }, 500)
        : null;
    renderWidget();
    await userEvent.click(getButton('Use the map’s centre'));
    expect(await screen.findByText('The farms could not be counted.')).toBeInTheDocument();
    fail = null;
    await userEvent.click(getButton('Retry'));
    expect(await screen.findByTestId('offtake-percentAreaUsed')).toBeInTheDocument();
  });
});

describe('score', () => {
  it("[BY-06] shows the raster's class with all bounds, beside the suggestions of the soil", async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    const score = within(screen.getByRole('region', { name: 'Why this score' }));
    expect(
      score.getByText(
        'The score is the value of the suitability raster at the place: 6,240. Its class is Moderate to High, from 5,000 to below 7,500.'
      )
    ).toBeInTheDocument();
    expect(score.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Very Lowbelow 2,500',
      'Low to Moderatefrom 2,500 to below 5,000',
      'Moderate to Highfrom 5,000 to below 7,500',
      'Highfrom 7,500'
    ]);
    expect(score.getByText('Moderate to High').closest('li')).toHaveAttribute('aria-current', 'true');
    const soil = within(screen.getByRole('region', { name: 'Soil and score' }));
    expect(
      await soil.findByText(
        '3 of 3 soil properties suggest biochar; the class of the score is Moderate to High.'
      )
    ).toBeInTheDocument();
    expect(soil.getByText(/The score is not computed from them\.$/)).toBeInTheDocument();
    expect(soil.getByText('acidic: suggests biochar')).toBeInTheDocument();
  });
});

describe('buffer', () => {
  it('[MP-04] clears the buffer on Clear Radius, which is only shown while there is a buffer', async () => {
    renderWidget(linked);
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
    await userEvent.click(getToggle());
    await requestAnalysis();
    expect(mockDrawn.circles).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Radius' }));
    expect(mockDrawn.circles).toEqual([]);
    expect(readState()).toMatchObject({ on: true, place: null, mode: 'summary' });
    expect(screen.queryByRole('button', { name: 'Clear Radius' })).toBeNull();
  });
});

describe('soil', () => {
  it('shows N/A with a Retry for a property whose service fails, and keeps the others', async () => {
    // The service refuses, which is not repeated; the tests of the client cover its three repetitions.
    fail = (url) =>
      url.includes('soilCarbon') ? createResponse({ error: { code: 403, message: 'No' } }) : null;
    renderWidget();
    await userEvent.click(getToggle());
    await requestAnalysis();
    expect(await screen.findByText('Soil carbon: N/A')).toBeInTheDocument();
    expect(screen.getByText('Soil pH 5.1')).toBeInTheDocument();
    expect(screen.getByText('Sand texture 66 %')).toBeInTheDocument();
    expect(screen.getByText('Insufficient data for recommendation.')).toBeInTheDocument();
    fail = null;
    await userEvent.click(getButton('Retry'));
    expect(await screen.findByText('Soil carbon 9 g/kg')).toBeInTheDocument();
    expect(screen.queryByText('Insufficient data for recommendation.')).toBeNull();
  });
});

describe('modes of the result', () => {
  it('[OF-04] shows each facility with its output, its percent of the need, and the cap if it applies', async () => {
    role = 'admin';
    startSession('token', { id: 'u1', email: 'admin@site.example' });
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('Get Application Upside'));
    expect(screen.getByText('Biochar that the farms take: 250 ha × 10 t/ha = 2,500 t')).toBeInTheDocument();
    expect(screen.getByText(/that a year’s output covers, capped at 100 %\.$/)).toBeInTheDocument();
    expect(screen.getByText('3,125 t a year')).toBeInTheDocument();
    expect(screen.getAllByTestId('offtake-facility-percent').map(({ textContent }) => textContent)).toEqual([
      '100 % (capped; would be 125 %)',
      '25 %',
      '0 %',
      ''
    ]);
    expect(screen.getByRole('radio', { name: /Idle Facility/ })).toBeEnabled();
    expect(
      screen.getByText(/^The output is the output rate in the record of the facility .* × 365 days\.$/)
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Edit factory records/ })).toHaveAttribute(
      'href',
      '/map/admin/factories'
    );
    await userEvent.click(screen.getByRole('radio', { name: /Large Facility/ }));
    await userEvent.click(getButton('View Application Upside'));
    expect(screen.getByTestId('offtake-outputPercent')).toHaveTextContent('100 % (capped; would be 125 %)');
    expect(readFigure('soilGain')).toBe('65');
  });

  it('leads to the upside of a facility with a recorded output, and back', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('Get Application Upside'));
    expect(getButton('View Application Upside')).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Unknown Facility/ })).toBeDisabled();
    expect(screen.getByText('Output not recorded')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /factories/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Near Facility/ }));
    await userEvent.click(getButton('View Application Upside'));
    // The facility covers 625 t of the 2,500 t that 250 ha take.
    expect([
      readFigure('outputPercent'),
      readFigure('soilGain'),
      readFigure('yieldGain'),
      readFigure('carbonCredits')
    ]).toEqual(['25', '27.5', '40', '30000']);
    expect(screen.getByText('250 ha × 10 t/ha = 2,500 t')).toBeInTheDocument();
    expect(screen.getByText('15 + 0.5 × 25 = 27.5 %')).toBeInTheDocument();
    await userEvent.click(getButton('Back'));
    expect(screen.getByRole('radio', { name: /Near Facility/ })).toBeChecked();
    await userEvent.click(getButton('Back'));
    expect(readFigure('commercialFarmCount')).toBe('3');
  });

  it('starts at the summary again when the result is closed and reopened', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('Get Application Upside'));
    await userEvent.click(screen.getByRole('radio', { name: /Near Facility/ }));
    await userEvent.click(getButton('Close the offtake summary'));
    expect(mockDrawn.circles).toEqual([]);
    await requestAnalysis();
    expect(readState()).toMatchObject({ mode: 'summary', facilityId: null });
  });
});

describe('displayed result', () => {
  it('compares a place with a pinned one', async () => {
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('Keep to compare'));
    act(() => void map.click({ latitude: 0, longitude: 0 }));
    const table = await screen.findByRole('table', { name: 'Farms' });
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(2));
    const row = within(table).getByRole('row', { name: /^Commercial farms/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    ).toEqual(['0', '3']);
    expect(mockDrawn.circles).toHaveLength(2);
    await userEvent.click(getButton('End the comparison'));
    expect(within(screen.getByRole('table', { name: 'Farms' })).queryAllByRole('columnheader')).toHaveLength(
      0
    );
  });

  it('restores the result from the address, which follows its changes', async () => {
    const first = renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('Get Application Upside'));
    const address = window.location.search;
    expect(address).toContain('offtake.tool=1.');
    first.unmount();
    act(
      () =>
        void getAppStore().dispatch({
          type: 'WIDGET_STATE_PROP_CHANGE',
          widgetId: 'tool',
          propKey: 'offtake',
          value: undefined
        } as never)
    );
    renderWidget(linked);
    expect(await screen.findByRole('radio', { name: /Near Facility/ })).toBeInTheDocument();
  });

  it('shows a warning when the address cannot be read', async () => {
    window.history.replaceState(null, '', '/?offtake.tool=1.none');
    renderWidget(linked);
    expect(await screen.findByText(/of this link could not be read/)).toBeInTheDocument();
  });

  it('opens the farms behind a count, with the ids of the server and the attributes of the layer', async () => {
    map = showMap([
      createFakeLayer({
        id: 'maize-farms',
        title: 'Maize Farms',
        rows: [
          { OBJECTID: 1, poi_name: 'Farm One' },
          { OBJECTID: 2, poi_name: 'Farm Two' },
          { OBJECTID: 3, poi_name: 'Farm Three' }
        ],
        keep: (row, query) => (query as { where: string }).where.includes('IN (1, 3)') && row.OBJECTID !== 2
      })
    ]);
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    await userEvent.click(getButton('View 30: Maize farms'));
    const dialog = await screen.findByRole('dialog', { hidden: false });
    expect(await within(dialog).findByText('Farm Three')).toBeInTheDocument();
    expect(within(dialog).queryByText('Farm Two')).toBeNull();
    expect(within(dialog).getByText(/of 12 records/)).toBeInTheDocument();
  });

  it("[OF-04] samples the map's soil layer on another server, with that server's session", async () => {
    const url = 'https://services.example.org/arcgis/rest/services/soilPH/ImageServer';
    const hosted = createFakeLayer({ id: 'soil-ph', title: 'Soil pH' });
    Object.assign(hosted.layer, { url });
    map = showMap([hosted]);
    const session = { portal: 'https://services.example.org/sharing/rest', getToken: async () => 'hosted' };
    const findSession = jest
      .spyOn(SessionManager.getInstance(), 'getSessionByUrl')
      .mockReturnValue(session as never);
    renderWidget(linked);
    await userEvent.click(getToggle());
    await requestAnalysis();
    expect(await screen.findByText('Soil pH 5.1')).toBeInTheDocument();
    const sampled = jest
      .mocked(globalThis.fetch)
      .mock.calls.filter(([address]) => String(address).includes('/getSamples'))
      .map(([address, init]) => [String(address), new URLSearchParams(String(init?.body)).get('token')]);
    expect(sampled).toContainEqual([`${url}/getSamples`, 'hosted']);
    // The other two are read from SITE's server, which gets no token of another server.
    expect(sampled.filter(([, token]) => token === 'hosted')).toHaveLength(1);
    expect(sampled).toHaveLength(3);
    findSession.mockRestore();
  });

  it('shows the analysis in French', async () => {
    renderWidget({ tool: {} }, 'fr', readFrenchMessages('offtake'));
    await userEvent.click(screen.getByRole('button', { name: 'Utiliser le centre de la carte' }));
    expect(await screen.findByText('Exploitations commerciales')).toBeInTheDocument();
    expect(await screen.findByText('pH du sol 5,1')).toBeInTheDocument();
  });
});

it('shows which setting is missing for a result without a tool', () => {
  renderWidget({ result: { part: 'result' } });
  expect(screen.getByText(/No tool has been chosen yet for this result\./)).toBeInTheDocument();
});
