import { appActions, getAppStore, Immutable, WidgetState } from 'jimu-core';
import { updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, formatMessage, startSession } from 'widgets/shared-code/site-base';
import type { MarkerType } from 'widgets/shared-code/site-base';
import { ASSET_CHOICES, FORMS } from 'widgets/shared-code/site-domain';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import defaultConfig from '../../config.json';
import Widget from './widget';

let map: FakeMaps.FakeMap;
const mockMark = { spot: null as LatLon | null, drag: (_spot: LatLon): void => {} };
const mockShown: (readonly [MarkerType, string])[] = [];

jest.mock('widgets/shared-code/site-map', () => ({
  refreshChangedRecords: () => () => undefined,
  openNewRecord: async (_view: object, markerType: MarkerType, id: string) =>
    void mockShown.push([markerType, id]),
  addSpotMarker: (_view: object, _title: string, onMoved: (spot: LatLon) => void) => {
    mockMark.drag = onMoved;
    return {
      show: (spot: LatLon | null) => {
        mockMark.spot = spot;
      },
      remove: () => {
        mockMark.spot = null;
      }
    };
  }
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

let role: string;
const onLand = { address: { Match_addr: 'Uyo, Akwa Ibom' } };
let reversed: object;
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const entered: unknown[] = [];

function renderWidget(locale = 'en', messages = {}, props: object = {}) {
  const Wrapped = wrapWidget(Widget, {
    config: Immutable(defaultConfig) as never,
    useMapWidgetIds: Immutable(['map']),
    ...props
  });
  return widgetRender(true, undefined, locale, messages)(<Wrapped widgetId="own" />);
}

const user = userEvent.setup();
const findField = (name: string) => screen.findByRole('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const getRadio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  role = 'admin';
  reversed = onLand;
  entered.length = 0;
  mockShown.length = 0;
  act(() => updateStore({ widgetsState: {} }));
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
  map = showMap();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url).includes('/api/me')) return createResponse({ role });
    if (String(url).includes('/reverseGeocode')) return createResponse(reversed);
    const payload = JSON.parse(String(init?.body)) as object;
    entered.push(payload);
    const at = '2026-05-01T08:00:00.000Z';
    return createResponse(
      { data: { ...payload, id: 'd1', _id: 'd1', version: 1, createdAt: at, updatedAt: at } },
      201
    );
  }) as typeof fetch;
});
afterEach(() => {
  act(() => clearSession());
  map.remove();
});

describe('add asset', () => {
  it('takes the position of a click or drag to four decimals, and marks it', async () => {
    renderWidget();
    expect(await screen.findByText('Input the coordinate values below:')).toBeVisible();
    expect(getButton('Continue')).toBeDisabled();
    act(() => void map.click({ latitude: 5.0312345, longitude: 7.93 }));
    expect(await findField('Lat')).toHaveValue('5.0312');
    expect(await findField('Long')).toHaveValue('7.9300');
    expect(mockMark.spot).toEqual({ latitude: 5.0312, longitude: 7.93 });
    act(() => mockMark.drag({ latitude: 5.1, longitude: 7.8 }));
    expect(await findField('Lat')).toHaveValue('5.1000');
    await user.click(screen.getByRole('switch', { name: 'Pick on the map' }));
    act(() => void map.click({ latitude: 6, longitude: 7 }));
    expect(await findField('Lat')).toHaveValue('5.1000');
  });

  it('[MP-14] ignores clicks while its panel is closed, and takes them again when it opens', async () => {
    const Wrapped = wrapWidget(Widget, {
      config: Immutable(defaultConfig) as never,
      useMapWidgetIds: Immutable(['map'])
    });
    const render = (state: WidgetState) => <Wrapped widgetId="own" state={state} />;
    const { rerender } = widgetRender(true)(render(WidgetState.Opened));
    const pick = await screen.findByRole('switch');
    act(() => void getAppStore().dispatch(appActions.openWidget('own')));
    expect(pick).toBeChecked();
    act(() => void getAppStore().dispatch(appActions.closeWidget('own')));
    rerender(render(WidgetState.Closed));
    expect(pick).not.toBeChecked();
    rerender(render(WidgetState.Opened));
    expect(pick).toBeChecked();
  });

  it('shows the problem of an invalid position', async () => {
    renderWidget();
    await user.type(await findField('Lat'), '95');
    expect(getButton('Continue')).toBeDisabled();
    await user.type(await findField('Long'), 'east');
    await user.click(getButton('Continue'));
    expect(screen.getByText('The latitude must be between -90 and 90')).toBeVisible();
    await user.clear(await findField('Lat'));
    await user.type(await findField('Lat'), '5');
    expect(screen.getByText('The longitude east is not a number')).toBeVisible();
  });

  it('asks about a position in water or outside Nigeria before it is used', async () => {
    reversed = { error: { code: 400, message: 'Unable to find address for the specified location.' } };
    renderWidget();
    await screen.findByText('Input the coordinate values below:');
    act(() => void map.click({ latitude: 3, longitude: 2 }));
    await user.click(getButton('Continue'));
    expect(await screen.findByText(/^This position is in water or outside Nigeria/)).toBeVisible();
    act(() => void map.click({ latitude: 3, longitude: 2.5 }));
    expect(screen.queryByText(/^This position is in water/)).toBeNull();
    await user.click(getButton('Continue'));
    await user.click(await screen.findByRole('button', { name: 'Use this position' }));
    expect(screen.getByRole('group', { name: 'Add New Factory' })).toBeVisible();
  });

  it('says that a position could not be checked, and lets it be used', async () => {
    reversed = { error: { code: 500, message: 'The database is busy.' } };
    renderWidget();
    await screen.findByText('Input the coordinate values below:');
    act(() => void map.click({ latitude: 5, longitude: 7 }));
    await user.click(getButton('Continue'));
    expect(await screen.findByText(/could not be checked: The database is busy/)).toBeVisible();
    await user.click(getButton('Use this position'));
    expect(screen.getByRole('group', { name: 'Add New Factory' })).toBeVisible();
  });

  it('goes through the steps, submits the input, shows the new record and starts again', async () => {
    renderWidget();
    await user.click(await screen.findByRole('button', { name: 'Use the map’s centre' }));
    await user.click(getButton('Continue'));
    expect(await screen.findByRole('group', { name: 'Add New Factory' })).toBeVisible();
    expect(getButton('Continue')).toBeDisabled();
    const nouns = ASSET_CHOICES.map((type) =>
      formatMessage(`asset.${FORMS[type].add.noun}`, 'en', { product: 'SITE' })
    );
    for (const noun of nouns) expect(getRadio(noun)).not.toBeChecked();
    await user.click(getRadio('Logistics Depot'));
    await user.click(getButton('Continue'));
    expect(screen.getByRole('dialog', { hidden: false, name: /^Add New Logistics Depot/ })).toHaveTextContent(
      'Step 3 of 3'
    );
    await user.type(await findField('Name (required)'), 'Depot');
    // The form covers the panel's own button.
    await user.click(screen.getByRole('button', { name: 'Back', hidden: false }));
    await user.click(getButton('Back'));
    act(() => void map.click({ latitude: 5.25, longitude: 7.25 }));
    await user.click(getButton('Continue'));
    await screen.findByRole('group', { name: 'Add New Factory' });
    await user.click(getButton('Continue'));
    // The typed name is restored with the new position.
    expect(await findField('Name (required)')).toHaveValue('Depot');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Active');
    await user.click(getButton('Add'));
    await waitFor(() => expect(entered).toHaveLength(1));
    expect(entered[0]).toMatchObject({ name: 'Depot', latitude: 5.25, longitude: 7.25 });
    expect(await screen.findByText('Logistics Depot Added Successfully')).toBeVisible();
    expect(mockShown).toEqual([['Logistics', 'd1']]);
    expect(await findField('Lat')).toHaveValue('');
  });

  it.each(['guest', 'investor', 'staff'])('offers no steps to a %s', async (other) => {
    role = other;
    renderWidget();
    expect(await screen.findByText(/Only administrators can add assets/)).toBeVisible();
    expect(screen.queryByText('Input the coordinate values below:')).toBeNull();
  });

  it('shows in French that no map is set', async () => {
    renderWidget('fr', readFrenchMessages('add-asset'), { useMapWidgetIds: undefined });
    expect(screen.getByText(/^Aucune carte n’a encore été choisie/)).toBeInTheDocument();
  });
});
