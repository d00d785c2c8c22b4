import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppMode, BrowserSizeMode, getAppStore, Immutable } from 'jimu-core';
import {
  getDefaultAppConfig,
  updateStore,
  widgetSettingRender,
  withStoreThemeIntlRender,
  wrapWidgetSetting
} from 'jimu-for-test';
import KitSetting from '../../tests/fixtures/widgets/contract-kit/src/setting/setting';
import { MapViewManager } from 'jimu-arcgis';
import { useState } from 'react';
import { collectRegistration } from '../jimu/jimu-core/lib/i18n/system-register';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { WidgetJson } from '../jimu/jimu-core/lib/types/app-config';
import { Page } from './page';

const folder = '../../tests/fixtures/widgets';
const createModules = (name: string) => ({
  [`widgets/${name}/manifest.json`]: () => import(`${folder}/${name}/manifest.json`),
  [`widgets/${name}/config.json`]: () => import(`${folder}/${name}/config.json`),
  [`widgets/${name}/src/runtime/widget.tsx`]: () => import(`${folder}/${name}/src/runtime/widget`),
  [`widgets/${name}/src/runtime/translations/default.ts`]: () =>
    import(`${folder}/${name}/src/runtime/translations/default`)
});

/** The page build turns such a file into a module; the test uses the same reader. */
const createFrenchModules = (name: string) => ({
  [`widgets/${name}/src/runtime/translations/fr.js`]: async () => ({
    default: collectRegistration((System) => {
      Object.assign(globalThis, { System });
      jest.requireActual(`${folder}/${name}/src/runtime/translations/fr.js`);
    })
  })
});

registerModules({
  ...createModules('contract-function'),
  ...createModules('contract-class'),
  ...createModules('contract-kit'),
  'widgets/contract-class/src/message-actions/remember.ts': () =>
    import(`${folder}/contract-class/src/message-actions/remember`),
  ...createFrenchModules('contract-function'),
  ...createFrenchModules('contract-kit')
});

const createItem = (id: string, widgetId: string) => ({
  id,
  type: 'WIDGET',
  widgetId,
  bbox: { left: 0, top: 0, width: '50%', height: 100 }
});

function openApp(widgets: Record<string, WidgetJson>, locale = 'en', hasHeader = false) {
  const render = withStoreThemeIntlRender(true, undefined, locale);
  const order = Object.keys(widgets);
  const appConfig = getDefaultAppConfig().merge({
    widgets,
    pages: { home: { id: 'home', mode: 'FIT_WINDOW', layout: { LARGE: 'layout_0' }, header: hasHeader } },
    layouts: {
      layout_0: {
        id: 'layout_0',
        type: 'FIXED',
        order,
        content: Object.fromEntries(order.map((id) => [id, createItem(id, id)]))
      }
    },
    messageConfigs: {
      messageConfig_1: {
        id: 'messageConfig_1',
        widgetId: 'talker',
        messageType: 'LOCATION_CHANGE',
        actions: [
          {
            actionId: 'listener-remember',
            widgetId: 'listener',
            messageWidgetId: 'talker',
            actionName: 'remember',
            config: { round: 1 }
          }
        ]
      }
    }
  } as never);
  const info = { appMode: AppMode.Run, currentPageId: 'home', currentDialogId: null, selectedWidgetId: null };
  updateStore({ appConfig: appConfig as never, appRuntimeInfo: info });
  return render(<Page />);
}

const talker: WidgetJson = {
  id: 'talker',
  uri: 'widgets/contract-function/',
  label: 'Talker',
  useMapWidgetIds: ['map']
};
const listener: WidgetJson = { id: 'listener', uri: 'widgets/contract-class/', label: 'Listener' };

describe('widgets written to the public contract', () => {
  it('[XB-04] run unchanged: configuration, texts, theme, map, state and messages', async () => {
    openApp({ talker, listener });
    expect(await screen.findByText('default')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
    expect(await screen.findByText('Nothing heard')).toBeVisible();
    expect(screen.getByText('on home')).toBeVisible();
    expect(screen.getByText('Views: 0')).toBeVisible();

    const view = { map: null, when: () => Promise.resolve() };
    await act(async () => {
      await MapViewManager.getInstance().createJimuMapView({
        mapWidgetId: 'map',
        dataSourceId: 'dataSource_1',
        view: view as never
      });
    });
    expect(screen.getByText('Views: 1')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText('Heard 7.9 {"x":7.93,"y":5.03,"spatialReference":{"wkid":4326}}')
    ).toBeVisible();
    expect(screen.getByText('heard by itself')).toBeVisible();

    act(() => MapViewManager.getInstance().destroyJimuMapView('map-dataSource_1'));
    expect(screen.getByText('Views: 0')).toBeVisible();
  });

  it('follow a skip link to the content, which Tab reaches first on a page with a header', async () => {
    openApp({ talker }, 'fr', true);
    await screen.findByText('default');
    await userEvent.tab();
    const skip = screen.getByRole('button', { name: 'Aller au contenu' });
    expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it("upgrade a saved configuration to the widget's version, oldest step first", async () => {
    openApp({ talker: { ...talker, version: '1.0.0', config: { hello: 'saved' } } });
    expect(await screen.findByText('saved')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('upgraded');
  });

  it("use the app's language", async () => {
    openApp({ talker }, 'fr');
    expect(await screen.findByRole('button', { name: 'Envoyer' })).toBeVisible();
    expect(screen.getByText('Vues : 0')).toBeVisible();
  });

  it('follow the size of the window', async () => {
    openApp({ talker });
    expect(await screen.findByText('large')).toBeVisible();
    act(() => {
      getAppStore().dispatch({ type: 'BROWSER_SIZE', mode: BrowserSizeMode.Small });
    });
    expect(screen.getByText('small')).toBeVisible();
  });
});

describe('a widget made from the kit', () => {
  const mockCount = (count: number) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ count })));
  const wells: WidgetJson = { id: 'wells', uri: 'widgets/contract-kit/', label: 'Wells' };

  it("is placed by its address, queries, shows the response and uses the app's language", async () => {
    const asked = mockCount(3);
    openApp({ wells: { ...wells, config: { place: 'Eket' } } }, 'fr');
    const panel = await screen.findByRole('region', { name: 'Eket' });
    expect(panel).toHaveTextContent('Puits');
    expect(await screen.findByText('3 puits')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('/api/wells?place=Eket', expect.anything());
    asked.mockRestore();
  });

  it('is configured by its own setting page', async () => {
    const changed = jest.fn();
    const Wrapped = wrapWidgetSetting(KitSetting, {
      config: Immutable({ place: 'Uyo' }),
      onSettingChange: changed
    });
    widgetSettingRender(true)(<Wrapped widgetId="wells" />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Place' }), { target: { value: 'Oron' } });
    expect(changed.mock.lastCall?.[0]).toMatchObject({ id: 'wells', config: { place: 'Oron' } });
  });
});

describe('a widget with only actions', () => {
  it('has no class and renders nothing', async () => {
    const dataActions = [{ name: 'keep', uri: 'data-actions/keep' }];
    registerModules({
      'widgets/acting/manifest.json': async () => ({
        default: { name: 'acting', version: '1.0.0', dataActions }
      }),
      'widgets/acting/src/data-actions/keep.ts': async () => ({})
    });
    openApp({ talker, acting: { id: 'acting', uri: 'widgets/acting/', label: 'Acting' } });
    expect(await screen.findByText('default')).toBeVisible();
    await waitFor(() =>
      expect(getAppStore().getState().widgetsRuntimeInfo.acting).toMatchObject({ isClassLoaded: true })
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Acting/)).toBeNull();
  });
});

describe('a widget that fails', () => {
  const muteConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

  it('[XB-04] shows an unknown URI in its place, and the rest of the page works', async () => {
    openApp({ talker, stranger: { id: 'stranger', uri: 'widgets/stranger/', label: 'Stranger' } });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Stranger could not be shown.');
    expect(box).toHaveTextContent('There is no widget at widgets/stranger/.');
    expect(await screen.findByText('default')).toBeVisible();
  });

  it('shows the error that it threw, and can be retried', async () => {
    const quiet = muteConsole();
    openApp({ talker, listener: { ...listener, config: { prefix: 'x', broken: true } } });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(/^Listener could not be shown\..*The class widget broke\./);
    expect(await screen.findByText('default')).toBeVisible();
    const widgets = getAppStore()
      .getState()
      .appConfig.setIn(['widgets', 'listener', 'config'], { prefix: 'x' });
    await act(async () => getAppStore().dispatch({ type: 'APP_CONFIG', appConfig: widgets as never }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing heard')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    quiet.mockRestore();
  });

  it('is retried when the network is back, if that was the reason', async () => {
    registerModules({
      'widgets/late/manifest.json': () => Promise.reject(new TypeError('Failed to fetch')),
      'widgets/late/src/runtime/widget.tsx': async () => ({ default: () => <p>Here at last</p> })
    });
    openApp({ talker, late: { id: 'late', uri: 'widgets/late/', label: 'Late' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection.'
    );
    registerModules({
      'widgets/late/manifest.json': async () => ({ default: { name: 'late', version: '1.0.0' } })
    });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Here at last')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails in isolation also after it was rendered, and the others stay as they are', async () => {
    const quiet = muteConsole();
    function LateWidget() {
      const [pressed, setPressed] = useState(false);
      if (pressed) throw new Error('Pressed to pieces.');
      return <button onClick={() => setPressed(true)}>Break</button>;
    }
    registerModules({
      'widgets/brittle/manifest.json': async () => ({ default: { name: 'brittle', version: '1.0.0' } }),
      'widgets/brittle/src/runtime/widget.tsx': async () => ({ default: LateWidget })
    });
    openApp({ talker, brittle: { id: 'brittle', uri: 'widgets/brittle/', label: 'Brittle' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Break' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Brittle could not be shown\..*Pressed to pieces\./);
    expect(screen.getByText('default')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('button', { name: 'Break' })).toBeVisible();
    quiet.mockRestore();
  });

  it('shows an error when its folder has no class', async () => {
    registerModules({
      'widgets/empty/manifest.json': async () => ({ default: { name: 'empty', version: '1.0.0' } }),
      'widgets/empty/src/runtime/widget.tsx': async () => ({})
    });
    openApp({ empty: { id: 'empty', uri: 'widgets/empty/', config: Immutable({}) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('has no default export');
  });
});
