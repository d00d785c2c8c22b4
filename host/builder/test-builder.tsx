import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultAppConfig, withStoreThemeIntlRender } from 'jimu-for-test';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';
import { Builder } from './builder';

/* The builder with a server of one experience, for its tests. */

const folder = '../../tests/fixtures/widgets/contract-kit';

registerModules({
  'widgets/contract-kit/manifest.json': () => import(`${folder}/manifest.json`),
  'widgets/contract-kit/config.json': () => import(`${folder}/config.json`),
  'widgets/contract-kit/src/runtime/widget.tsx': () => import(`${folder}/src/runtime/widget`),
  'widgets/contract-kit/src/runtime/translations/fr.js': async () => ({ default: { _widgetLabel: 'Puits' } }),
  'widgets/contract-kit/src/setting/setting.tsx': () => import(`${folder}/src/setting/setting`)
});

export const app = {
  ...getDefaultAppConfig().asMutable({ deep: true }),
  pages: { home: { id: 'home', label: 'nav.home', layout: { LARGE: 'layout_1' } } },
  header: { height: { LARGE: '56px' }, layout: { LARGE: 'layout_bar' } },
  layouts: {
    layout_1: { id: 'layout_1', type: 'FIXED', order: [], content: {} },
    layout_bar: { id: 'layout_bar', type: 'FIXED', order: [], content: {} }
  },
  widgets: {}
} as unknown as AppConfig;
/** Label of the header among the pages. */
export const BAR_NAME = 'Header';
export const summary = {
  name: 'wells',
  label: 'Wells',
  builtIn: true,
  version: 4,
  savedAt: null,
  savedBy: null,
  address: '/'
};

/** Mocks a server with one experience that answers saves with `answer`. Returns the saved bodies. */
export function mockServer(answer: () => Response, config: AppConfig = app) {
  const sent: { config: AppConfig; baseVersion: number }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)) as (typeof sent)[number]);
      return answer();
    }
    return Response.json(
      url === '/api/experiences'
        ? { experiences: [summary] }
        : { ...summary, config, texts: { 'nav.home': 'Welcome' } }
    );
  });
  return sent;
}

/** Answers a save with version 5. */
export const answerSaved = () => Response.json({ version: 5 });

/** Prepares the browser's parts that jsdom lacks, and opens the experience by the builder's address. */
export function prepareBuilder(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.localStorage.clear();
  window.history.replaceState(null, '', '/builder?experience=wells');
}

/** Renders the builder in a language. */
export const openBuilder = (locale?: string) =>
  withStoreThemeIntlRender(true, undefined, locale)(<Builder />);

/** Renders the builder and adds a widget to its page. */
export async function openWithWidget(name = 'Wells') {
  openBuilder();
  await userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
  await screen.findByText('Unpublished changes');
}

export const clickPublish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
