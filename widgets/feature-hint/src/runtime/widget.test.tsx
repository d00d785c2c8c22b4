import { AppMode, appActions, getAppStore, Immutable, LocationChangeMessage, MessageType } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearMapSelection, setMapSelection, useOpenResult } from 'widgets/shared-code/site-base';
import given from '../../config.json';
import type { Config } from '../config';
import ShowSecondHint, { SECOND_HINT } from '../message-actions/show-second-hint';
import Widget from './widget';

const defaultConfig: Config = { ...given, about: 'serviceArea' };
const first = 'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.';
const second =
  'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details';

function renderWidget(config: Partial<Config> = {}, stateProps?: Record<string, unknown>) {
  const Wrapped = wrapWidget(Widget, {
    config: Immutable({ ...defaultConfig, ...config }),
    useMapWidgetIds: Immutable(['map']),
    stateProps
  });
  return widgetRender(true)(<Wrapped widgetId="widget_1" />);
}

const picked = { kind: 'feature', layer: 'Protected areas', attributes: { name: 'Yankari' } } as const;

describe('hints', () => {
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    act(() => clearMapSelection('map', 'feature'));
  });

  it('shows the first hint after 3000 ms with the text of the specification', async () => {
    jest.useFakeTimers();
    renderWidget();
    await act(() => jest.advanceTimersByTimeAsync(2_990));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent(first);
  });

  it('shows no hint on the canvas of a builder', async () => {
    jest.useFakeTimers();
    renderWidget();
    act(() => void getAppStore().dispatch(appActions.appModeChanged(AppMode.Design)));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void getAppStore().dispatch(appActions.appModeChanged(AppMode.Run)));
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent(first);
  });

  it('shows the second hint when there is a result, and no longer the first one', async () => {
    renderWidget({ delay: 10 }, { [SECOND_HINT]: true });
    expect(await screen.findByText(second)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(first)).toBeNull();
  });

  it('shows the second hint once, after the details of the result are closed', async () => {
    jest.useFakeTimers();
    const Result = ({ title }: { readonly title: string }) => <div ref={useOpenResult(title, false)} />;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    renderWidget({}, { [SECOND_HINT]: true });
    await pass(500);
    render(<Result title="Service Area Table" />);
    const details = render(<Result title="Service area 1" />);
    await pass(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    details.unmount();
    await pass(1_010);
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent(second);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    render(<Result title="Service area 1" />).unmount();
    await pass(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['oilPalmClusters', 'Click on the green features on the map for more details'],
    ['protectedAreas', 'Click on the grey colored features on the map for more details']
  ] as const)('explains what to click for %s, and shows no hint after a click', async (about, text) => {
    jest.useFakeTimers();
    const { unmount } = renderWidget({ about });
    await act(() => jest.advanceTimersByTimeAsync(3_010));
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent(text);
    unmount();
    const again = renderWidget({ about });
    act(() => setMapSelection('map', picked));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    again.unmount();
    act(() => clearMapSelection('map', 'feature'));
    renderWidget({ about });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no first hint while a tool controls the map', async () => {
    jest.useFakeTimers();
    renderWidget();
    act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'tool')));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void getAppStore().dispatch(appActions.releaseAutoControlMapWidget('map')));
    await act(() => jest.advanceTimersByTimeAsync(3_010));
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent(first);
  });

  it('shows the texts of the settings and closes on Escape', async () => {
    renderWidget({ delay: 0, firstText: 'Click on the green features' });
    expect(await screen.findByText('Click on the green features')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('message action', () => {
  it('requests the second hint for a result', () => {
    const action = new ShowSecondHint({ id: 'a', name: 'showSecondHint', widgetId: 'hint' });
    expect(action.filterMessageDescription({ messageType: MessageType.LocationChange })).toBe(true);
    expect(action.filterMessageDescription({ messageType: MessageType.ExtentChange })).toBe(false);
    const message = new LocationChangeMessage('tool', {
      x: 7,
      y: 5,
      spatialReference: { wkid: 4326 }
    });
    expect(action.filterMessage(message)).toBe(true);
    expect(action.onExecute(message)).toBe(true);
    expect(getAppStore().getState().widgetsState.hint).toEqual({ [SECOND_HINT]: true });
  });
});
