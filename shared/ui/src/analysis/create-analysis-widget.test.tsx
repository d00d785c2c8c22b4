import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { screen } from '@testing-library/react';
import type * as FakeMaps from '../../../../tests/support/fake-map';
import { showMap } from '../../../../tests/support/fake-map';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { SHARED_SETTINGS } from '@site/domain';
import type { SettingDeclarations } from '@site/domain';
import { useSettings } from '../base/use-settings';
import { createAnalysisWidget } from './create-analysis-widget';
import type { AnalysisPartProps } from './create-analysis-widget';
import { createVersionManager } from '../base/version-manager';

jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../tests/support/fake-map').jimuArcgis
);

const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  part: { kind: 'choice', options: ['tool', 'result', 'table'], default: 'tool' }
} as const satisfies SettingDeclarations;

const createPart = (name: string) =>
  function Part({ toolId, view, seen }: AnalysisPartProps<object>) {
    return (
      <p>{`${name} of ${toolId}, ${view ? 'on the map' : 'without a map'}, ${seen ? 'seen' : 'hidden'}`}</p>
    );
  };

const versionManager = createVersionManager();
const Widget = createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: { name: 'wells', useTexts: () => () => 'Wells' },
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: createPart('tool'), map: 'required' },
    result: { Part: createPart('result'), map: 'optional' },
    table: { Part: createPart('table'), map: 'none' }
  },
  versionManager
});

let map: FakeMaps.FakeMap;
beforeEach(() => {
  map = showMap([]);
});
afterEach(() => map.remove());

function renderWidget(settings: object, maps: readonly string[] = ['map'], more = {}) {
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ serverUrl: '', ...settings }),
    ...(maps.length > 0 && { useMapWidgetIds: Immutable([...maps]) })
  });
  return widgetRender(true)(<Wrapped widgetId="own" {...more} />);
}

it('shows the tool on its map when no part is set', () => {
  renderWidget({});
  expect(screen.getByText('tool of own, on the map, seen')).toBeVisible();
  expect(Widget.versionManager).toBe(versionManager);
});

it('shows a part with the state of its tool, on the map only if the part draws on one', () => {
  const { unmount } = renderWidget({ part: 'result', toolWidgetId: 'other' });
  expect(screen.getByText('result of other, on the map, seen')).toBeVisible();
  unmount();
  renderWidget({ part: 'table', toolWidgetId: 'other' });
  expect(screen.getByText('table of other, without a map, seen')).toBeVisible();
});

it.each(['timeline', 'constructor'])('shows the tool for the unknown part %s', (part) => {
  renderWidget({ part, toolWidgetId: 'other' });
  expect(screen.getByText(/^tool of own/)).toBeVisible();
});

it('shows a result that needs no map without one', () => {
  renderWidget({ part: 'result', toolWidgetId: 'other' }, []);
  expect(screen.getByText('result of other, without a map, seen')).toBeVisible();
});

it('shows what is missing when the tool has no map or the part has no tool', () => {
  const { unmount } = renderWidget({}, []);
  expect(screen.getByText(/No map has been chosen yet/)).toBeVisible();
  unmount();
  renderWidget({ part: 'table' });
  expect(screen.getByText(/No tool has been chosen yet/)).toBeVisible();
});

it('is a card of its own, and not one in the panel of a controller', () => {
  const { container, unmount } = renderWidget({});
  const getRadius = (root: HTMLElement) =>
    getComputedStyle(root.querySelector('.widget-wells')!).borderRadius;
  expect(getRadius(container)).not.toBe('');
  unmount();
  expect(getRadius(renderWidget({}, ['map'], { controllerWidgetId: 'rail' }).container)).toBe('');
});
