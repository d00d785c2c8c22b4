import { createRoot } from 'react-dom/client';
import { arcgisGlobals } from '../jimu/jimu-arcgis/lib/globals';
import { App } from './app';
import { AppFailure } from './app-failure';
import { discoverExtensions } from './discover';
import './fonts.css';
import { loadApp, readAddress } from './load-app';

const { locale } = readAddress();
// The maps SDK and its components take their language from the document, their settings from this global.
document.documentElement.lang = locale;
Object.assign(globalThis, { esriConfig: arcgisGlobals() });
discoverExtensions();

const root = createRoot(document.getElementById('app') as HTMLElement);

async function start(): Promise<void> {
  try {
    root.render(<App theme={await loadApp()} />);
  } catch (error) {
    root.render(<AppFailure locale={locale} error={error} onRetry={() => void start()} />);
  }
}

void start();
