import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JimuMapView } from 'jimu-arcgis';
import { appActions, getAppStore, React } from 'jimu-core';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { showMap } from '../../../tests/support/fake-map';
import type { FakeMap } from '../../../tests/support/fake-map';
import { useMapControl } from './use-map-control';

let map: FakeMap;

function Tool({ id, mapWidgetId = 'map' }: { readonly id: string; readonly mapWidgetId?: string }) {
  const [on, setOn] = React.useState(false);
  const owner = useMapControl(map.jimuMapView as unknown as JimuMapView, {
    widgetId: id,
    mapWidgetId,
    on,
    onStepBack: () => setOn(false)
  });
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
      {id}
      <output>{owner ?? 'nobody'}</output>
    </label>
  );
}

const tool = (id: string) => screen.getByRole('checkbox', { name: new RegExp(`^${id}`) });
const owners = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const recorded = () => getAppStore().getState().mapWidgetsInfo.map?.autoControlWidgetId ?? null;

beforeEach(() => {
  map = showMap();
});

describe('the owner of the map’s clicks', () => {
  it('[MP-14] is the last tool turned on; the other one shows as off, and popups are disabled', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(
      <>
        <Tool id="first" />
        <Tool id="second" />
      </>
    );
    expect(owners()).toEqual(['nobody', 'nobody']);
    await user.click(tool('first'));
    expect([recorded(), map.popups]).toEqual(['first', false]);
    await user.click(tool('second'));
    expect(tool('first')).not.toBeChecked();
    expect(tool('second')).toBeChecked();
    expect([recorded(), map.popups, ...owners()]).toEqual(['second', false, 'second', 'second']);
    await user.click(tool('first'));
    expect(tool('first')).toBeChecked();
    expect(tool('second')).not.toBeChecked();
    expect([recorded(), map.popups]).toEqual(['first', false]);
    await user.click(tool('first'));
    expect([recorded(), map.popups, ...owners()]).toEqual([null, true, 'nobody', 'nobody']);
  });

  it('[MP-14] may be a widget of the framework, which takes and releases the map by the same record', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(<Tool id="first" />);
    await user.click(tool('first'));
    act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'directions')));
    expect(tool('first')).not.toBeChecked();
    expect([recorded(), map.popups]).toEqual(['directions', false]);
    await user.click(tool('first'));
    expect(tool('first')).toBeChecked();
    expect(recorded()).toBe('first');
  });

  it('[MP-14] is null once the tool that was on is unmounted', async () => {
    const user = userEvent.setup();
    const { rerender } = withStoreThemeIntlRender(true)(<Tool id="first" />);
    await user.click(tool('first'));
    rerender(<p>Gone</p>);
    expect([recorded(), map.popups]).toEqual([null, true]);
  });

  it('[MP-14] is stored for each map separately', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(
      <>
        <Tool id="first" />
        <Tool id="second" mapWidgetId="other" />
      </>
    );
    await user.click(tool('first'));
    await user.click(tool('second'));
    expect(tool('first')).toBeChecked();
    expect(tool('second')).toBeChecked();
    expect(owners()).toEqual(['first', 'second']);
  });
});
