import { getAppStore } from 'jimu-core';
import { initStore } from 'jimu-for-test';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import { createTheme, createCssVariables } from '../jimu/jimu-theme/theme';
import appOfAFolder from '../../tests/fixtures/experience-builder/apps/3/resources/config/config.json';
import asExperienceBuilderWrites from '../../tests/fixtures/experience-builder/app-config.json';
import { fetchAppConfig, loadApp, startPage } from './load-app';

const app = {
  mainSizeMode: 'LARGE',
  theme: 'themes/day/',
  pages: { a: { id: 'a' }, b: { id: 'b', isDefault: true } },
  layouts: {},
  widgets: {},
  attributes: { portalUrl: 'http://p', title: 'An app' }
};

const mockResponse = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

function openDocument(page = '__EXB_PAGE__', search = '') {
  document.head.innerHTML = `<meta name="exb-app" content="/experiences/x/config.json"><meta name="exb-page" content="${page}">`;
  document.title = '__EXB_TITLE__';
  window.history.replaceState(null, '', `/${search}`);
}

registerModules({
  'themes/day/variables.json': async () => ({
    default: {
      // Colours of the other mode, and colours outside a mode, are ignored.
      sys: { color: { light: { primary: { main: '#111111' } }, dark: { secondary: { main: '#222222' } } } }
    }
  }),
  'themes/night/variables.json': async () => ({ default: { sys: { color: { mode: 'dark' } } } })
});

beforeEach(initStore);

describe('an app', () => {
  it("is loaded from the document's config with its theme, title and default page", async () => {
    openDocument();
    const asked = mockResponse(app);
    const { theme } = await loadApp();
    expect(asked.mock.calls[0]![0]).toBe('/experiences/x/config.json');
    expect(theme.sys.color.primary.main).toBe('#111111');
    expect(theme.sys.color.primary.text).toBe('#FFFFFF');
    expect(document.title).toBe('An app');
    const state = getAppStore().getState();
    expect(state.appRuntimeInfo.currentPageId).toBe('b');
    expect(state.portalUrl).toBe('http://p');
  });

  it('starts on the page of the document or URL, in the language and theme of the URL', async () => {
    openDocument('a', '?locale=fr&theme=themes/night/');
    mockResponse(app);
    expect((await loadApp()).theme.sys.color.mode).toBe('dark');
    expect(getAppStore().getState().appRuntimeInfo.currentPageId).toBe('a');
    expect(getAppStore().getState().appContext.locale).toBe('fr');
    expect(startPage(app.pages, 'b', 'a')).toBe('b');
    for (const nonsense of ['none', '', 'constructor', '__proto__'])
      expect(startPage(app.pages, nonsense)).toBe('b');
    expect(startPage({})).toBeNull();
  });

  it("[BY-12] in Experience Builder's format starts with its page, theme and unknown fields", async () => {
    openDocument();
    mockResponse(asExperienceBuilderWrites);
    const { theme } = await loadApp();
    const { appConfig, appRuntimeInfo, portalUrl } = getAppStore().getState();
    expect(JSON.parse(JSON.stringify(appConfig))).toEqual(asExperienceBuilderWrites);
    expect(appRuntimeInfo.currentPageId).toBe('page_0');
    expect(portalUrl).toBe('https://example.maps.arcgis.com');
    expect(theme.sys.color.primary.main).toBe('#005e95');
  });

  it('[BY-12] of an app folder of Developer Edition starts, also with an empty slot', async () => {
    openDocument();
    mockResponse(appOfAFolder);
    await loadApp();
    const { appConfig, appRuntimeInfo } = getAppStore().getState();
    expect(JSON.parse(JSON.stringify(appConfig))).toEqual(appOfAFolder);
    expect(appRuntimeInfo.currentPageId).toBe('page_0');
  });

  it('is refused with the reason when its configuration is invalid', async () => {
    mockResponse({}, 503);
    await expect(fetchAppConfig('/x')).rejects.toThrow('503');
    mockResponse({ pages: {} });
    await expect(fetchAppConfig('/x')).rejects.toThrow('layouts or widgets are missing');
    await expect(fetchAppConfig('')).rejects.toThrow('no app');
  });

  it("has its theme's tokens as CSS variables", async () => {
    openDocument();
    mockResponse(app);
    expect(createCssVariables((await loadApp()).theme)).toMatchObject({
      '--sys-color-primary-main': '#111111',
      '--ref-palette-neutral-1200': '#1A1F24',
      '--sys-color-surface-paper-text': '#1A1F24',
      '--sys-spacing-3': '12px',
      '--sys-typography-label3-font-size': '12px'
    });
  });

  it('uses the spacing unit of its theme', () => {
    const { spacing } = createTheme('themes/brand/', { sys: { space: { unit: '5px' } } }).sys;
    expect([spacing(2), spacing(0.5)]).toEqual(['10px', '2.5px']);
  });
});
