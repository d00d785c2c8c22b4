import { createRoot } from 'react-dom/client';
import { arcgisGlobals } from '../jimu/jimu-arcgis/lib/globals';
import { jimuConfig } from '../jimu/jimu-core/lib/jimu-config';
import { App } from './app';
import { AppFailure } from './app-failure';
import '../../themes/style.css';
import { discoverExtensions } from './discover';
import { keepParts } from './keep-parts';
import { loadApp, pageMode, readAddress } from './load-app';
import { endOpening, followOpening } from './opening';
import { isUnanswered, tryAgain } from './try-again';
import { watchOpening } from './cut-opening';

const { locale, query } = readAddress();
// The maps SDK and its components read their language from the document and their settings from this global.
document.documentElement.lang = locale;
Object.assign(globalThis, { esriConfig: arcgisGlobals(), jimuConfig: jimuConfig() });
discoverExtensions();
watchOpening();

const root = createRoot(document.getElementById('app') as HTMLElement);

let endTries: (() => void) | null = null;
let isStarting = false;

/** Theme of the builder itself, unless the URL has another. */
const BUILDER_THEME = 'themes/site/';

/** The builder is not part of an app's page: its code is loaded only at its own address. */
async function startBuilder(): Promise<void> {
  const { builderPage } = await import('../builder/start');
  const page = await builderPage(locale, query.theme ?? BUILDER_THEME);
  endTries?.();
  root.render(page);
  endOpening();
}

async function startApp(): Promise<void> {
  const { theme, first, hasMap } = await loadApp();
  endTries?.();
  root.render(<App theme={theme} />);
  followOpening(first);
  // On a page with a map, the map does this once it is drawn.
  if (!hasMap) keepParts();
}

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    await (pageMode() === 'builder' ? startBuilder() : startApp());
  } catch (error) {
    endOpening();
    root.render(<AppFailure locale={locale} error={error} onRetry={() => void start()} />);
    if (isUnanswered(error)) endTries ??= tryAgain(() => void start());
  } finally {
    isStarting = false;
  }
}

void start();
