import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JimuMapView } from 'jimu-arcgis';
import { appActions, getAppStore, React } from 'jimu-core';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { showMap } from '../../../../../tests/support/fake-map';
import type { FakeMap } from '../../../../../tests/support/fake-map';
import { useMapControl } from './use-map-control';

let map: FakeMap;

function Tool({ id, mapWidgetId = 'map' }: { readonly id: string; readonly mapWidgetId?: string }) {
  const [on, setOn] = React.useState(false);
  const owner = useMapControl(map.jimuMapView as unknown as JimuMapView, {
    widgetId: id,
    mapWidgetId,
    on,
    tool: { label: id, prompt: 'click a place' },
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

const getTool = (id: string) => screen.getByRole('checkbox', { name: new RegExp(`^${id}`) });
const listOwners = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const readOwner = () => getAppStore().getState().mapWidgetsInfo.map?.autoControlWidgetId ?? null;

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
    expect(listOwners()).toEqual(['nobody', 'nobody']);
    await user.click(getTool('first'));
    expect([readOwner(), map.popups]).toEqual(['first', false]);
    await user.click(getTool('second'));
    expect(getTool('first')).not.toBeChecked();
    expect(getTool('second')).toBeChecked();
    expect([readOwner(), map.popups, ...listOwners()]).toEqual(['second', false, 'second', 'second']);
    await user.click(getTool('first'));
    expect(getTool('first')).toBeChecked();
    expect(getTool('second')).not.toBeChecked();
    expect([readOwner(), map.popups]).toEqual(['first', false]);
    await user.click(getTool('first'));
    expect([readOwner(), map.popups, ...listOwners()]).toEqual([null, true, 'nobody', 'nobody']);
  });

  it('[MP-14] may be a widget of the framework, which takes and releases the map by the same record', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(<Tool id="first" />);
    await user.click(getTool('first'));
    act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'directions')));
    expect(getTool('first')).not.toBeChecked();
    expect([readOwner(), map.popups]).toEqual(['directions', false]);
    await user.click(getTool('first'));
    expect(getTool('first')).toBeChecked();
    expect(readOwner()).toBe('first');
  });

  it('[MP-14] is null once the tool that was on is unmounted', async () => {
    const user = userEvent.setup();
    const { rerender } = withStoreThemeIntlRender(true)(<Tool id="first" />);
    await user.click(getTool('first'));
    rerender(<p>Gone</p>);
    expect([readOwner(), map.popups]).toEqual([null, true]);
  });

  it('[MP-14] is one tool when two are turned on by one event, and the other one shows as off', async () => {
    withStoreThemeIntlRender(true)(
      <>
        <Tool id="first" />
        <Tool id="second" />
      </>
    );
    act(() => {
      getTool('first').click();
      getTool('second').click();
    });
    expect(getTool('first')).not.toBeChecked();
    expect(getTool('second')).toBeChecked();
    expect([readOwner(), map.popups]).toEqual(['second', false]);
  });

  it('[MP-14] is null after another module releases the map: the tool shows as off and popups open again', async () => {
    withStoreThemeIntlRender(true)(<Tool id="first" />);
    await userEvent.click(getTool('first'));
    act(() => void getAppStore().dispatch(appActions.releaseAutoControlMapWidget('map')));
    expect(getTool('first')).not.toBeChecked();
    expect([readOwner(), map.popups]).toEqual([null, true]);
  });

  it('[MP-14] is null after the panel of the tool closes; a panel that was closed from the start does not count', async () => {
    withStoreThemeIntlRender(true)(<Tool id="first" />);
    const { dispatch } = getAppStore();
    act(() => void dispatch(appActions.closeWidget('first')));
    await userEvent.click(getTool('first'));
    expect(getTool('first')).toBeChecked();
    act(() => void dispatch(appActions.openWidget('first')));
    expect(readOwner()).toBe('first');
    act(() => void dispatch(appActions.closeWidget('first')));
    expect(getTool('first')).not.toBeChecked();
    expect([readOwner(), map.popups]).toEqual([null, true]);
  });

  it('[MP-14] is stored for each map separately', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(
      <>
        <Tool id="first" />
        <Tool id="second" mapWidgetId="other" />
      </>
    );
    await user.click(getTool('first'));
    await user.click(getTool('second'));
    expect(getTool('first')).toBeChecked();
    expect(getTool('second')).toBeChecked();
    expect(listOwners()).toEqual(['first', 'second']);
  });
});
