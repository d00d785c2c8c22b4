import { Immutable, WidgetState } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { createFakeLayer, showMap } from '../../../../tests/support/fake-map';
import type { FakeLayer } from '../../../../tests/support/fake-map';
import { noticeImport } from '../../../../tests/support/notice-import';
import defaultConfig from '../../config.json';
import Widget from './widget';

interface MapListeners {
  onPoint(id: number | null): void;
  onPress(id: number | null): void;
}

/** Recorded calls to the map. */
const mockMap = {
  told: null as MapListeners | null,
  lit: [] as number[],
  gone: [] as (number | null)[],
  limit: null as number | null,
  goFails: false
};

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../shared/layers/src'),
  ...jest.requireActual<object>('../../../../shared/map/src/panels'),
  watchFeatures: (_view: object, _layer: object, told: MapListeners) => {
    mockMap.told = told;
    return { remove: () => (mockMap.told = null) };
  },
  highlightFeature: (_view: object, _layer: object, id: number) => {
    mockMap.lit.push(id);
    return { remove: () => mockMap.lit.splice(mockMap.lit.indexOf(id), 1) };
  },
  goToFeatures: async (_view: object, _layer: object, id: number | null) => {
    if (mockMap.goFails) throw new Error('the service is away');
    mockMap.gone.push(id);
  },
  limitScale: (_view: object, closest: number) => {
    mockMap.limit = closest;
    return { remove: () => (mockMap.limit = null) };
  }
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const ROWS = [
  { STATE: 'Kogi', HA_PLANTED: 300.25, MT_PRODUCED: 3000, MEAN_YIELD: 9.99, RANK: 2 },
  { STATE: 'Benue', HA_PLANTED: 321.55, MT_PRODUCED: 3900.5, MEAN_YIELD: 12.13, RANK: 1 },
  { STATE: 'Borno', HA_PLANTED: null, MT_PRODUCED: null, MEAN_YIELD: null, RANK: null },
  { STATE: 'Kano', HA_PLANTED: 0, MT_PRODUCED: 0, MEAN_YIELD: null, RANK: 3 }
];
const [KOGI, BENUE, BORNO, KANO] = [1, 2, 3, 4] as const;

let map: FakeMaps.FakeMap;

const fakeCassava = (keep?: () => boolean) =>
  createFakeLayer({
    id: 'cassava-states',
    title: 'Cassava by state',
    rows: ROWS,
    edited: '2026-11-20T09:00:00Z',
    keep
  });

function renderWidget(
  layers: FakeLayer[] = [fakeCassava()],
  { locale = 'en', messages = {}, props = {} } = {}
) {
  map = showMap(layers);
  const render = widgetRender(true, undefined, locale, messages);
  act(() => updateStore({ appConfig: getDefaultAppConfig() }));
  const Wrapped = wrapWidget(Widget, {
    config: Immutable(defaultConfig),
    useMapWidgetIds: Immutable(['map']),
    ...props
  });
  return render(<Wrapped widgetId="own" />);
}

beforeEach(() => {
  Object.assign(mockMap, { told: null, lit: [], gone: [], limit: null, goFails: false });
  // The address contains the last selected state.
  window.history.replaceState(null, '', '/');
});
afterEach(() => act(() => map.remove()));

const findCard = () => screen.findByRole('region', { name: 'State details' });
/** Returns headings and figures as displayed. */
const readFigures = async () =>
  within(await findCard())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const getOptionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const getOption = (name: string) => screen.getByRole('option', { name: new RegExp(name) });
const pointAtState = (id: number | null) => act(() => mockMap.told?.onPoint(id));
const pressState = (id: number | null) => act(async () => mockMap.told?.onPress(id));

describe('cassava by state', () => {
  it('lists the states again after an import of data', async () => {
    let hasRows = false;
    renderWidget([fakeCassava(() => hasRows)]);
    await findCard();
    expect(screen.queryAllByRole('option')).toEqual([]);
    hasRows = true;
    await act(noticeImport);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  });

  it("[CA-01] shows the hovered state's figures in the multipliers of the headings, with the full values below", async () => {
    renderWidget();
    expect(await findCard()).toHaveTextContent('Hover over a state');
    pointAtState(BENUE);
    expect(await readFigures()).toEqual([
      ['STATE', 'Benue'],
      ['ANNUAL HA PLANTED(x1000)', '321.6 321,550 ha'],
      ['ANNUAL MT PRODUCED(x100)', '39,005 3,900,500 t'],
      ['MEAN YIELD(MT/HA)', '12.13 t/ha'],
      ['RANK', '1 of 3']
    ]);
    expect(await findCard()).toHaveTextContent('Class >3000 thousand t');
    expect(mockMap.lit).toEqual([BENUE]);
    pointAtState(KOGI);
    expect(await findCard()).toHaveTextContent('Class >2500 thousand t');
    expect(mockMap.lit).toEqual([KOGI]);
    pointAtState(null);
    expect(await findCard()).toHaveTextContent('Hover over a state');
    expect(mockMap.lit).toEqual([]);
  });

  it('[BY-01] stores the selected state in the address and restores it', async () => {
    const readAddress = () => new URLSearchParams(window.location.search).get('cassava.own');
    const { unmount } = renderWidget();
    await findCard();
    await userEvent.click(getOption('Kogi'));
    await waitFor(() => expect(readAddress()).toMatch(/^1\./));
    unmount();
    mockMap.gone = [];
    renderWidget();
    await waitFor(async () => expect(await findCard()).toHaveTextContent('Kogi'));
    // The link stores the map's extent separately, so that nothing zooms.
    expect(mockMap.gone).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /All states/ }));
    await waitFor(() => expect(readAddress()).toBeNull());
  });

  it('shows a missing figure as not known and without a class, and 0 as a value', async () => {
    renderWidget();
    await findCard();
    pointAtState(BORNO);
    expect((await readFigures()).map(([, figure]) => figure)).toEqual([
      'Borno',
      ...Array<string>(4).fill('not known')
    ]);
    expect(await findCard()).toHaveTextContent('No class: production not known');
    pointAtState(KANO);
    expect((await readFigures()).map(([, figure]) => figure)).toEqual([
      'Kano',
      '0 0 ha',
      '0 0 t',
      'not known',
      '3 of 3'
    ]);
    expect(await findCard()).toHaveTextContent('Class ≤100 thousand t');
  });

  it('[CA-01] zooms to a clicked state and selects it; All states zooms back', async () => {
    renderWidget();
    await findCard();
    expect(mockMap.limit).toBeCloseTo(18_056, 0);
    await pressState(null);
    expect(mockMap.gone).toEqual([]);
    await pressState(KOGI);
    expect(mockMap.gone).toEqual([KOGI]);
    expect(getOption('Kogi')).toHaveAttribute('aria-selected', 'true');
    expect((await readFigures())[0]).toEqual(['STATE', 'Kogi']);
    pointAtState(BENUE);
    expect((await readFigures())[0]).toEqual(['STATE', 'Benue']);
    expect([...mockMap.lit].sort()).toEqual([KOGI, BENUE]);
    pointAtState(null);
    expect((await readFigures())[0]).toEqual(['STATE', 'Kogi']);
    await userEvent.click(screen.getByRole('button', { name: 'All states' }));
    expect(mockMap.gone).toEqual([KOGI, null]);
    expect(await findCard()).toHaveTextContent('Hover over a state');
    expect(screen.queryByRole('button', { name: 'All states' })).toBeNull();
    expect(mockMap.lit).toEqual([]);
  });

  it('[CA-01] sorts the list by production; focus shows the figures, arrows move, Enter zooms', async () => {
    renderWidget();
    await findCard();
    expect(getOptionTexts()).toEqual([
      '1Benue3,900.5 thousand t',
      '2Kogi3,000 thousand t',
      '3Kano0 thousand t',
      '–Bornonot known'
    ]);
    await userEvent.click(screen.getByRole('searchbox', { name: 'Find a state' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(getOption('Benue')).toHaveFocus();
    expect((await readFigures())[0]).toEqual(['STATE', 'Benue']);
    expect(mockMap.lit).toEqual([BENUE]);
    await userEvent.keyboard('{End}');
    expect(getOption('Borno')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    expect(getOption('Kogi')).toHaveFocus();
    expect(mockMap.gone).toEqual([KOGI]);
    await userEvent.keyboard('x');
    expect(getOption('Kogi')).toHaveFocus();
    await userEvent.tab();
    expect(getOption('Kogi')).not.toHaveFocus();
    // Only one state of the list is in the tab order: the selected one.
    expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      getOption('Kogi')
    ]);
  });

  it('filters the list by a text, ignoring case; Enter selects the only state left', async () => {
    renderWidget();
    await findCard();
    const search = screen.getByRole('searchbox', { name: 'Find a state' });
    await userEvent.type(search, 'bé');
    expect(getOptionTexts()).toEqual(['1Benue3,900.5 thousand t']);
    await userEvent.keyboard('{Enter}');
    expect(mockMap.gone).toEqual([BENUE]);
    await userEvent.type(search, 'zzz');
    expect(screen.getByText('No state has this name.')).toBeVisible();
  });

  it("[MP-07] [CA-01] shows the specification's classes in descending order, with the number of states of each", async () => {
    renderWidget();
    await findCard();
    expect(screen.getByRole('heading', { name: 'Cassava produced (thousand t)' })).toBeVisible();
    const entries = within(screen.getByRole('list', { name: 'Classes of production' })).getAllByRole(
      'listitem'
    );
    expect(entries.map(({ children }) => [children[1]?.textContent, children[3]?.textContent])).toEqual([
      ['>3000', '1 state'],
      ['>2500', '1 state'],
      ['>2000', '0 states'],
      ['>1000', '0 states'],
      ['>500', '0 states'],
      ['>200', '0 states'],
      ['>100', '0 states'],
      ['≤100', '1 state'],
      ['Not known', '1 state']
    ]);
  });

  it('[CA-01] [BY-02] exports the states as listed, with units and the date of the data', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderWidget();
    await findCard();
    expect(screen.getByText('Data of 20/11/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export: Cassava by state' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Table (CSV)' }));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0]!);
    });
    const lines = text.replace('\uFEFF', '').split('\r\n');
    expect(lines.slice(0, 6)).toEqual([
      'STATE,ANNUAL HA PLANTED(x1000),ANNUAL MT PRODUCED(x100),MEAN YIELD(MT/HA),RANK,Planted (ha),Produced (t)',
      'Benue,321.55,39005,12.13,1,321550,3900500',
      'Kogi,300.25,30000,9.99,2,300250,3000000',
      'Kano,0,0,,3,0,0',
      'Borno,,,,,,',
      ''
    ]);
    expect(lines).toContain('# Data of,20/11/2026,,,,,');
  });

  it('shows that the map could not be moved, and retries', async () => {
    renderWidget();
    await findCard();
    mockMap.goFails = true;
    await pressState(BENUE);
    expect(await screen.findByText('The map could not zoom to the state: the service is away')).toBeVisible();
    mockMap.goFails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mockMap.gone).toEqual([BENUE]));
    expect(screen.queryByText(/could not zoom/)).toBeNull();
  });

  it.each([
    [{ httpStatus: 403 }, 'You may not read cassava by state', false],
    [{ httpStatus: 500 }, 'The states could not be read: no answer', true]
  ])(
    'shows why the states could not be loaded (%j), and offers Retry unless access is refused',
    async (details, text, retry) => {
      const layer = fakeCassava();
      const query = layer.layer.queryFeatures;
      layer.layer.queryFeatures = () => Promise.reject(Object.assign(new Error('no answer'), { details }));
      renderWidget([layer]);
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retry ? 1 : 0);
      layer.layer.queryFeatures = query;
      if (!retry) return;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await findCard()).toBeVisible();
    }
  );

  it('shows that the map lacks the layer, or that no map is set', async () => {
    const { unmount } = renderWidget([]);
    expect(await screen.findByText(/This map has no layer of cassava by state/)).toBeVisible();
    unmount();
    renderWidget([], { props: { useMapWidgetIds: undefined } });
    expect(screen.getByText(/No map has been chosen yet\. The editor of this page/)).toBeVisible();
  });

  it('owns the clicks, so that no popup opens, until it is hidden in its controller', async () => {
    const { unmount } = renderWidget([fakeCassava()], { props: { controllerWidgetId: 'tools' } });
    await findCard();
    expect(map.popups).toBe(false);
    unmount();
    renderWidget([fakeCassava()], { props: { controllerWidgetId: 'tools', state: WidgetState.Closed } });
    await findCard();
    expect(map.popups).toBe(true);
    expect([mockMap.told, mockMap.limit]).toEqual([null, null]);
  });

  it('shows the states in French', async () => {
    renderWidget([fakeCassava()], { locale: 'fr', messages: readFrenchMessages('cassava-states') });
    expect(await screen.findByText('Survolez un État')).toBeVisible();
    pointAtState(BENUE);
    const shown = await screen.findByRole('region', { name: 'Détails de l’État' });
    expect(shown).toHaveTextContent(/T PRODUITES PAR AN \(x100\)39\s005 3\s900\s500 t/);
    expect(shown).toHaveTextContent('Classe >3000 milliers de t');
    expect(screen.getByText('4 États, une année')).toBeVisible();
  });
});
