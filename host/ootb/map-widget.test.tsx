import { act, screen } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { MapViewManager } from 'jimu-arcgis';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { MapWidget } from './map-widget';

const createWidgetProps = (useMapWidgetIds?: string[]) =>
  ({
    icon: '',
    manifest: { name: 'legend' },
    useMapWidgetIds: useMapWidgetIds && Immutable(useMapWidgetIds)
  }) as unknown as AllWidgetProps<unknown>;

describe('a widget on a map', () => {
  it('shows a placeholder when no map is selected', () => {
    withStoreThemeIntlRender(true)(
      <MapWidget widget={createWidgetProps()} noMap="Choose a map.">
        {() => 'never'}
      </MapWidget>
    );
    expect(screen.getByText('Choose a map.')).toBeVisible();
  });

  it('shows `waiting` until the map is loaded, then gets its view and component', async () => {
    const mapComponent = document.createElement('arcgis-map');
    withStoreThemeIntlRender(true)(
      <MapWidget widget={createWidgetProps(['map'])} noMap="" waiting="Waiting">
        {({ mapWidgetId, map }) => `${mapWidgetId} ${map === (mapComponent as unknown)}`}
      </MapWidget>
    );
    expect(screen.getByText('Waiting')).toBeVisible();
    await act(async () => {
      await MapViewManager.getInstance().createJimuMapView({
        mapWidgetId: 'map',
        dataSourceId: 'ds',
        view: {} as never,
        mapComponent
      });
    });
    expect(screen.getByText('map true')).toBeVisible();
    act(() => MapViewManager.getInstance().destroyJimuMapView('map-ds'));
  });
});
