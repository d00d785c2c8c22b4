import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Point from 'esri/geometry/Point';
import Graphic from 'esri/Graphic';
import { getAppStore } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { readWidgetState } from 'widgets/shared-code/site-base';
import { REQUESTED_ORIGIN } from 'widgets/shared-code/site-tools';
import { Offers } from './offers';

const mockAsked: object[] = [];
jest.mock('widgets/shared-code/site-map', () => ({
  findPopupElement: () => null,
  closePopup: () => mockAsked.push({ closed: true }),
  setDestination: async (_map: object, place: object) => void mockAsked.push(place)
}));

const point = new Point({ latitude: 5.03, longitude: 7.93 });
const part = {
  graphic: new Graphic({ geometry: point, attributes: { name: 'Kraken II' } }),
  titled: ['name']
};
const view = { view: { map: {} } };
const areas = { id: 'areas', uri: 'widgets/service-area/', useMapWidgetIds: ['map'] };
const directions = { id: 'ways', uri: 'widgets/arcgis/directions/', useMapWidgetIds: ['map'] };

function renderOffers(widgets: Record<string, object>) {
  const render = withStoreThemeIntlRender(true);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never }));
  render(<Offers part={part as never} view={view as never} mapWidgetId="map" />);
}

const getButtonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => mockAsked.splice(0));

describe('offers of a popup', () => {
  it('[MP-02] shows only actions for which the page has a tool on the same map', () => {
    renderOffers({ areas });
    expect(getButtonNames()).toEqual(['Start a drive-time area here']);
  });

  it('shows no actions when the tools are on another map, or when there are no tools', () => {
    renderOffers({ areas: { ...areas, useMapWidgetIds: ['other'] } });
    expect(getButtonNames()).toEqual([]);
  });

  it('starts a drive-time area or directions from the place and closes the popup', async () => {
    renderOffers({ areas, directions: { ...directions, id: 'directions' } });
    await userEvent.click(screen.getByRole('button', { name: 'Start a drive-time area here' }));
    expect(readWidgetState('areas', REQUESTED_ORIGIN)).toEqual({ latitude: 5.03, longitude: 7.93 });
    await userEvent.click(screen.getByRole('button', { name: 'Directions to here' }));
    const { widgetsRuntimeInfo } = getAppStore().getState();
    expect([widgetsRuntimeInfo.areas?.state, widgetsRuntimeInfo.directions?.state]).toEqual([
      'OPENED',
      'OPENED'
    ]);
    const place = { latitude: 5.03, longitude: 7.93, name: 'Kraken II' };
    expect(mockAsked).toEqual([{ closed: true }, { closed: true }, place]);
  });
});
