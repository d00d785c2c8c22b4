import { createRoot } from 'react-dom/client';
import { createArcGISGlobals } from '../jimu/jimu-arcgis/lib/globals';
import { jimuConfig } from '../jimu/jimu-core/lib/jimu-config';
import { App } from './app';
import { AppFailure } from './app-failure';
import '../../themes/style.css';
import { discoverExtensions } from './discover';
import { registerServiceWorker } from './register-service-worker';
import { loadApp, readPageMode, readAddress } from './load-app';
import { removeOpeningScreen, showLoadingProgress } from './opening';
import { isUnanswered, scheduleRetries } from './schedule-retries';
import { watchOpening } from './opening-state';
import { watchInput } from './watch-input';

const { locale, query } = readAddress();
// The maps SDK and its components read their language from the document and their settings from this global.
document.documentElement.lang = locale;
Object.assign(globalThis, { esriConfig: createArcGISGlobals(locale), jimuConfig: jimuConfig() });
discoverExtensions();
watchOpening();
watchInput();

const root = createRoot(document.getElementById('app') as HTMLElement);

let endTries: (() => void) | null = null;
let isStarting = false;

/** Themes of the builder itself, by the system's appearance, unless the URL has another. */
const BUILDER_THEMES = { light: 'themes/site/', dark: 'themes/site-dark/' };

/** The builder is not part of an app's page: its code is loaded only at its own address. */
async function startBuilder(): Promise<void> {
  const { createBuilderPage } = await import('../builder/start');
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const page = await createBuilderPage(locale, query.theme ?? BUILDER_THEMES[isDark ? 'dark' : 'light']);
  endTries?.();
  root.render(page);
  removeOpeningScreen();
}

async function startApp(): Promise<void> {
  const { theme, first, hasMap } = await loadApp();
  endTries?.();
  root.render(<App theme={theme} />);
  showLoadingProgress(first);
  // On a page with a map, the map does this once it is drawn.
  if (!hasMap) registerServiceWorker();
}

async function startHost(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    await (readPageMode() === 'builder' ? startBuilder() : startApp());
  } catch (error) {
    removeOpeningScreen();
    root.render(<AppFailure locale={locale} error={error} onRetry={() => void startHost()} />);
    if (isUnanswered(error)) endTries ??= scheduleRetries(() => void startHost());
  } finally {
    isStarting = false;
  }
}

void startHost();
