import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appActions, BrowserSizeMode, getAppStore, WidgetState } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { Modal, ModalHeader } from 'jimu-ui';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { useState } from 'react';
import { subscribeToRaised, announceRaised } from '../../../../../jimu/jimu-ui/lib/raised-panel';
import { registerModules } from '../../../../../jimu/jimu-core/lib/module-registry';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';
import defaultConfig from '../../config.json';
import manifest from '../../manifest.json';
import { readButtonColors } from './button-colors';
import { groupTools } from './group-tools';
import Controller from './widget';

function Tool({ label, state, controllerWidgetId }: AllWidgetProps<unknown>) {
  const [count, setCount] = useState(0);
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <p>
        {label} {state} in {controllerWidgetId}
      </p>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
      <button onClick={() => setAsking(true)}>Ask</button>
      <Modal isOpen={asking} toggle={() => setAsking(false)}>
        <ModalHeader>Sure?</ModalHeader>
      </Modal>
    </div>
  );
}

registerModules({
  'widgets/common/controller/manifest.json': async () => ({ default: manifest }),
  'widgets/common/controller/config.json': async () => ({ default: defaultConfig }),
  'widgets/common/controller/src/runtime/widget.tsx': async () => ({ default: Controller }),
  'widgets/tool/manifest.json': async () => ({ default: { name: 'tool', version: '1.0.0' } }),
  'widgets/tool/src/runtime/widget.tsx': async () => ({ default: Tool })
});

const THREE = { first: 'First', second: 'Second', gone: 'Gone' };

async function renderController(
  behavior: object,
  mode = BrowserSizeMode.Large,
  tools: Record<string, string> = THREE,
  own: object = {}
) {
  const render = withStoreThemeIntlRender(true);
  const getUri = (id: string) => (id === 'gone' ? 'widgets/gone/' : 'widgets/tool/');
  const widgets = {
    controller: {
      id: 'controller',
      uri: 'widgets/common/controller/',
      config: { ...defaultConfig, behavior, ...own },
      layouts: { controller: { LARGE: 'layout_1' } }
    },
    ...Object.fromEntries(Object.entries(tools).map(([id, label]) => [id, { id, uri: getUri(id), label }]))
  };
  const content = Object.fromEntries(
    Object.keys(tools).map((id, at) => [String(at), { id: String(at), type: 'WIDGET', widgetId: id }])
  );
  const layouts = { layout_1: { id: 'layout_1', type: 'FIXED', order: Object.keys(content), content } };
  updateStore({
    appConfig: getDefaultAppConfig().merge({ widgets, layouts } as never) as never,
    browserSizeMode: mode
  });
  await act(async () => {
    render(<WidgetRenderer widgetId="controller" autoHeight />);
  });
  await screen.findByRole('toolbar', { name: 'Tools' });
}

const getButton = (name: string) => screen.getByRole('button', { name });
/** The sheet of a small screen. */
const findSheet = (name: string) => screen.queryByRole('region', { hidden: false, name });
const findPanel = (name: string) => screen.queryByRole('dialog', { hidden: false, name });

describe('the widget controller', () => {
  it('opens the configured widgets at the start and sets their state', async () => {
    await renderController({ openStarts: ['second'] });
    expect(await screen.findByText('Second OPENED in controller')).toBeVisible();
    expect(getButton('Second')).toHaveAttribute('aria-pressed', 'true');
    expect(getButton('First')).toHaveAttribute('aria-pressed', 'false');
  });

  it('colours its buttons as Experience Builder does, or in the colours that the app sets', async () => {
    const appearance = { space: 4, advanced: false };
    expect(readButtonColors(appearance, 'default').iconColor).toBe('var(--sys-color-action-text)');
    expect(readButtonColors(appearance, 'active').bg).toBe('var(--sys-color-primary-dark)');
    const variant = { default: { bg: 'white', iconColor: 'gray' }, active: { iconColor: 'green' } };
    const own = { space: 4, advanced: true, card: { variant } };
    expect(readButtonColors(own, 'default')).toEqual({ bg: 'white', iconColor: 'gray' });
    expect(readButtonColors(own, 'active')).toEqual({ bg: 'white', iconColor: 'green' });
    expect(readButtonColors(own, 'hover')).toEqual({ bg: 'white', iconColor: 'gray' });
    expect(readButtonColors({ ...own, advanced: false }, 'active').bg).toBe('var(--sys-color-primary-dark)');
    await renderController({ openStarts: ['second'] });
    expect(getButton('Second')).toHaveStyle({ background: 'var(--sys-color-primary-dark)' });
  });

  it('opens a panel with the markup of Developer Edition 1.19', async () => {
    await renderController({ openStarts: ['second'] });
    await screen.findByText('Second OPENED in controller');
    expect(findPanel('Second')).toHaveClass('jimu-floating-panel');
    expect(findPanel('Second')).toHaveAttribute('aria-modal', 'true');
    expect(findPanel('Second')!.querySelector('.jimu-floating-panel-header')).toHaveTextContent('Second');
  });

  it('opens the widget of the URL in front of the initially open ones', async () => {
    window.history.replaceState(null, '', '/?filter.second=1.x');
    await renderController({ openStarts: ['first'] });
    expect(await screen.findByText('Second ACTIVE in controller')).toBeVisible();
    expect(findPanel('First')).toBeNull();
    // The other widget stays mounted behind it.
    expect(screen.getByText('First CLOSED in controller')).toBeInTheDocument();
    window.history.replaceState(null, '', '/');
  });

  it('mounts all widgets of the URL, so that each restores its state, and opens the first', async () => {
    window.history.replaceState(null, '', '/?filter.first=1.x&filter.second=1.x');
    await renderController({});
    expect(await screen.findByText('First ACTIVE in controller')).toBeVisible();
    window.history.replaceState(null, '', '/');
    expect(screen.getByText('Second CLOSED in controller')).toBeInTheDocument();
  });

  it('opens one widget at a time; a closed one keeps its content and gets the state CLOSED', async () => {
    const user = userEvent.setup();
    await renderController({ openStarts: ['first'] });
    await user.click(await screen.findByRole('button', { name: 'Count 0' }));
    await user.click(getButton('Second'));
    expect(await within(findPanel('Second')!).findByText(/Second/, { selector: 'p' })).toBeVisible();
    expect(findPanel('First')).toBeNull();
    expect(getAppStore().getState().widgetsRuntimeInfo.first?.state).toBe(WidgetState.Closed);
    await user.click(getButton('First'));
    expect(findPanel('Second')).toBeNull();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  });

  it('keeps several widgets open when the app allows it', async () => {
    const user = userEvent.setup();
    await renderController({ onlyOpenOne: false, openStarts: ['first'] });
    await screen.findByText(/First OPENED/);
    await user.click(getButton('Second'));
    expect(findPanel('First')).toBeVisible();
    expect(findPanel('Second')).toBeVisible();
  });

  it("closes with its button, the panel's button and Escape, and restores the focus", async () => {
    const user = userEvent.setup();
    await renderController({});
    await user.click(getButton('First'));
    await user.click(within(findPanel('First')!).getByRole('button', { name: 'Close' }));
    expect(findPanel('First')).toBeNull();
    expect(getButton('First')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(findPanel('First')).toBeVisible();
    const inside = await screen.findByRole('button', { name: /Count/ });
    act(() => inside.focus());
    await user.keyboard('{Escape}');
    expect(findPanel('First')).toBeNull();
    expect(getButton('First')).toHaveFocus();
    await user.keyboard(' ');
    await user.keyboard('{Escape}');
    expect(findPanel('First')).toBeNull();
  });

  it('leaves Escape to a dialog that a widget has opened', async () => {
    const user = userEvent.setup();
    await renderController({ openStarts: ['first'] });
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { hidden: false, name: 'Sure?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(findPanel('Sure?')).toBeNull());
    expect(findPanel('First')).toBeVisible();
  });

  it('[MP-14] marks the icon of the tool that has the clicks of a map', async () => {
    await renderController({});
    act(() => void getAppStore().dispatch(appActions.requestAutoControlMapWidget('map', 'second')));
    expect(getButton('Second')).toHaveAccessibleDescription('On');
    expect(getButton('First')).not.toHaveAccessibleDescription();
    act(() => void getAppStore().dispatch(appActions.releaseAutoControlMapWidget('map')));
    expect(getButton('Second')).not.toHaveAccessibleDescription();
  });

  it('follows widgets that others open and close', async () => {
    await renderController({});
    act(() => {
      getAppStore().dispatch(appActions.openWidget('second'));
    });
    expect(await screen.findByText(/Second OPENED/)).toBeVisible();
    act(() => {
      getAppStore().dispatch(appActions.closeWidget('second'));
    });
    expect(findPanel('Second')).toBeNull();
  });

  it('shows in its panel that a widget is missing', async () => {
    await renderController({});
    await userEvent.click(getButton('Gone'));
    expect(await within(findPanel('Gone')!).findByRole('alert')).toHaveTextContent(
      'There is no widget at widgets/gone/.'
    );
  });
});

describe('the groups of the rail', () => {
  const groups = [
    { label: 'Explore', i18n: { fr: { label: 'Explorer' } }, widgets: ['second'] },
    { label: 'Analyse', widgets: ['missing'] },
    { label: 'Edit', widgets: ['first'] }
  ];
  const getGroup = (name: string) => within(screen.getByRole('group', { name }));

  it('divide the tools as declared; a tool without a group comes last, a group without tools is omitted', async () => {
    await renderController({}, BrowserSizeMode.Large, THREE, { groups });
    expect(getGroup('Explore').getByRole('button', { name: 'Second' })).toBeVisible();
    expect(getGroup('Edit').getByRole('button', { name: 'First' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Analyse' })).toBeNull();
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Second', 'First', 'Gone']);
    expect(groupTools([{ id: 'second', label: 'B', icon: '' }], groups, 'fr')[0]!.label).toBe('Explorer');
  });

  it('show the words of all tools while the mouse is in the rail, until a tool is pressed', async () => {
    const user = userEvent.setup();
    await renderController({}, BrowserSizeMode.Large, THREE, { groups });
    expect(screen.queryByText('Second')).toBeNull();
    await user.hover(getButton('First'));
    for (const text of ['Second', 'First', 'Gone']) expect(screen.getByText(text)).toBeVisible();
    await user.click(getButton('Second'));
    expect(screen.queryByText('First')).toBeNull();
    await user.unhover(getButton('Second'));
    await user.hover(getButton('First'));
    expect(screen.getByText('First')).toBeVisible();
    await user.unhover(getButton('First'));
    expect(screen.queryByText('First')).toBeNull();
  });

  it('show the words of all tools while the focus of the keyboard is in the rail', async () => {
    const user = userEvent.setup();
    await renderController({}, BrowserSizeMode.Large, THREE, { groups });
    await user.tab();
    expect(getButton('Second')).toHaveFocus();
    expect(screen.getByText('Gone')).toBeVisible();
    await user.tab({ shift: true });
    expect(screen.queryByText('Gone')).toBeNull();
  });
});

describe('the widget controller on a small screen', () => {
  const getHeightSlider = () => screen.getByRole('slider', { name: 'Panel height' });

  it('opens no sheet before it is requested; a sheet has three heights, by arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    await renderController({ openStarts: ['first'] }, BrowserSizeMode.Small);
    expect(findSheet('First')).toBeNull();
    await user.click(getButton('First'));
    expect(await screen.findByText(/First (OPENED|ACTIVE)/)).toBeVisible();
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Half');
    getHeightSlider().focus();
    const readSheetPixels = () => Number.parseInt(findSheet('First')!.style.height, 10);
    const half = readSheetPixels();
    await user.keyboard('{ArrowUp}');
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Full');
    expect(readSheetPixels()).toBeGreaterThan(half);
    await user.keyboard('{Home}');
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Low');
    expect(readSheetPixels()).toBeLessThan(half);
    await user.keyboard('{Escape}');
    expect(findSheet('First')).toBeNull();
    expect(getButton('First')).toHaveFocus();
  });

  it('is lowered when another panel is raised, and raised again by hand or when it is opened', async () => {
    const user = userEvent.setup();
    const raised = jest.fn();
    const end = subscribeToRaised(raised);
    await renderController({}, BrowserSizeMode.Small);
    await user.click(getButton('First'));
    await screen.findByText(/First (OPENED|ACTIVE)/);
    expect(raised).toHaveBeenCalledTimes(1);
    act(() => announceRaised({}));
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Low');
    raised.mockClear();
    getHeightSlider().focus();
    await user.keyboard('{ArrowUp}');
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Half');
    expect(raised).toHaveBeenCalledTimes(1);
    act(() => announceRaised({}));
    await user.click(getButton('First'));
    await user.click(getButton('First'));
    expect(getHeightSlider()).toHaveAttribute('aria-valuetext', 'Half');
    end();
  });

  it('shows at most five icons, the last for the remaining tools', async () => {
    const user = userEvent.setup();
    const six = { ...THREE, fourth: 'Fourth', fifth: 'Fifth', sixth: 'Sixth' };
    await renderController({}, BrowserSizeMode.Small, six);
    const bar = within(screen.getByRole('toolbar', { name: 'Tools' }));
    expect(bar.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'First',
      'Second',
      'Gone',
      'Fourth',
      'More tools'
    ]);
    await user.click(getButton('More tools'));
    await user.click(screen.getByRole('menuitem', { name: 'Sixth' }));
    expect(findSheet('Sixth')).toBeVisible();
    getHeightSlider().focus();
    await user.keyboard('{Escape}');
    expect(findSheet('Sixth')).toBeNull();
    expect(getButton('More tools')).toHaveFocus();
  });

  it('has the declared tools in the bar, with their words, and the others in their groups in the menu', async () => {
    const user = userEvent.setup();
    const six = { ...THREE, fourth: 'Fourth', fifth: 'Fifth', sixth: 'Sixth' };
    const groups = [
      { label: 'Explore', widgets: ['first', 'second', 'gone'] },
      { label: 'Analyse', widgets: ['fourth', 'fifth', 'sixth'] }
    ];
    const own = { groups, barWidgets: ['sixth', 'first'] };
    await renderController({}, BrowserSizeMode.Small, six, own);
    const bar = within(screen.getByRole('toolbar', { name: 'Tools' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'First',
      'Sixth',
      'More'
    ]);
    await user.click(getButton('More tools'));
    expect(screen.getByText('Explore')).toBeVisible();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Second',
      'Gone',
      'Fourth',
      'Fifth'
    ]);
  });

  it('publishes its height to maps and panels, and resets it when it unmounts', async () => {
    const readBottomSpace = () => document.documentElement.style.getPropertyValue('--mobile-panel-bottom');
    await renderController({}, BrowserSizeMode.Small);
    expect(readBottomSpace()).toBe('56px');
    act(() => {
      getAppStore().dispatch({ type: 'BROWSER_SIZE', mode: BrowserSizeMode.Large });
    });
    expect(readBottomSpace()).toBe('');
  });
});
