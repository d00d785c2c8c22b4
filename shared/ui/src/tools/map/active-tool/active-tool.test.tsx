import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JimuMapView } from 'jimu-arcgis';
import { appActions, getAppStore, React } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { showMap } from '../../../../../../tests/support/fake-map';
import type { FakeMap } from '../../../../../../tests/support/fake-map';
import { useMapControl } from '../use-map-control';
import { ActiveTool } from './active-tool';

let map: FakeMap;
let surface: HTMLElement;
const user = userEvent.setup();
const getView = () => map.jimuMapView as unknown as JimuMapView;

interface ToolProps {
  readonly id: string;
  /** False for a widget that always has the clicks. */
  readonly isTool?: boolean;
}

function Tool({ id, isTool = true }: ToolProps) {
  const [on, setOn] = React.useState(false);
  useMapControl(getView(), {
    widgetId: id,
    mapWidgetId: 'map',
    on,
    tool: isTool ? { label: id, prompt: 'click a place' } : null,
    onStepBack: () => setOn(false)
  });
  return <input type="checkbox" aria-label={id} checked={on} onChange={() => setOn(!on)} />;
}

const getTool = (name: string) => screen.getByRole('checkbox', { name });
const findChip = () => screen.queryByRole('status');
const renderTools = (tools: React.ReactNode = <Tool id="Offtake" />) =>
  withStoreThemeIntlRender(true)(
    <>
      {tools}
      <ActiveTool view={getView()} mapWidgetId="map" />
    </>
  );

beforeEach(() => {
  map = showMap();
  surface = document.createElement('div');
  surface.className = 'esri-view-surface';
  map.view.container.append(surface);
});

describe('the chip of the active tool', () => {
  it('[MP-14] names the tool that has the clicks, with a crosshair, and changes with the tool', async () => {
    renderTools(
      <>
        <Tool id="Offtake" />
        <Tool id="Service area" />
      </>
    );
    expect(findChip()).toBeNull();
    await user.click(getTool('Offtake'));
    expect(findChip()).toHaveTextContent('Offtake: click a place');
    expect(surface).toHaveStyle({ cursor: 'crosshair' });
    await user.click(getTool('Service area'));
    expect(findChip()).toHaveTextContent('Service area: click a place');
    await user.click(getTool('Service area'));
    expect(findChip()).toBeNull();
    expect(surface.style.cursor).toBe('');
  });

  it('[MP-14] stops the tool with Stop', async () => {
    renderTools();
    await user.click(getTool('Offtake'));
    await user.click(screen.getByRole('button', { name: /^Stop/ }));
    expect(getTool('Offtake')).not.toBeChecked();
    expect([findChip(), map.popups]).toEqual([null, true]);
  });

  it('[MP-14] stops the tool with Escape', async () => {
    renderTools();
    await user.click(getTool('Offtake'));
    await user.keyboard('{Escape}');
    expect(getTool('Offtake')).not.toBeChecked();
    expect(findChip()).toBeNull();
  });

  it.each([
    ['a field that contains text', <input aria-label="Search" defaultValue="Uyo" />],
    ['an open list', <button aria-label="Search" aria-expanded="true" />],
    [
      'a handler that prevents the default',
      <button aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
    ]
  ])('[MP-14] leaves Escape to %s', async (_name, element) => {
    renderTools(
      <>
        <Tool id="Offtake" />
        {element}
      </>
    );
    await user.click(getTool('Offtake'));
    act(() => screen.getByLabelText('Search').focus());
    await user.keyboard('{Escape}');
    expect(getTool('Offtake')).toBeChecked();
  });

  it('[MP-14] leaves Escape to a dialog that closes on the same press', async () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    document.body.append(dialog);
    document.body.addEventListener('keydown', () => dialog.remove(), { once: true });
    renderTools();
    await user.click(getTool('Offtake'));
    await user.keyboard('{Escape}');
    expect(getTool('Offtake')).toBeChecked();
    await user.keyboard('{Escape}');
    expect(getTool('Offtake')).not.toBeChecked();
  });

  it('[MP-14] names a tool of the framework by its label in the app', () => {
    renderTools();
    act(() =>
      updateStore({
        appConfig: getDefaultAppConfig().merge({
          widgets: { w9: { id: 'w9', label: 'Directions' } }
        } as never) as never
      })
    );
    act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'w9')));
    expect(findChip()).toHaveTextContent('Directions: click the map');
    act(() => void getAppStore().dispatch(appActions.releaseAutoControlMapWidget('map')));
    expect(findChip()).toBeNull();
  });

  it('[MP-14] is not shown for a widget that always has the clicks', async () => {
    renderTools(<Tool id="States" isTool={false} />);
    await user.click(getTool('States'));
    expect(findChip()).toBeNull();
  });
});
