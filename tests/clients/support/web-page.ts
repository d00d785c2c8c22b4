import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserArgs, findTestBrowser } from '../../../scripts/lib/browser.mjs';
import { leavesMachine } from '../../support/site-page.mjs';
import { getPagePort } from './site';

/** Folders of packages that a page may load from. */
const LIBRARIES = ['leaflet/dist', 'esri-leaflet/dist', 'maplibre-gl/dist'];
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png'
};
const EMPTY_PAGE = `<!doctype html><html lang="en"><title>Map of a partner</title>
<link rel="icon" href="data:,"><div id="map" style="width: 600px; height: 400px"></div></html>`;

function serveFile(path: string, response: ServerResponse): void {
  const file = join(process.cwd(), 'node_modules', path);
  const isOffered = LIBRARIES.some((folder) => path.startsWith(`/${folder}/`)) && !path.includes('..');
  if (path === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(EMPTY_PAGE);
  else if (isOffered && existsSync(file)) {
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  } else response.writeHead(404).end();
}

/** A page of another origin that loads map libraries from this machine, and what went wrong in it. */
export interface WebPage {
  readonly page: Page;
  readonly faults: readonly string[];
  close(): Promise<void>;
}

const startListening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

async function openPage(browser: Browser, url: string): Promise<{ page: Page; faults: string[] }> {
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(error.message));
  await page.route(leavesMachine, (route) => {
    faults.push(`request off this machine: ${route.request().url()}`);
    return route.abort();
  });
  await page.goto(url);
  return { page, faults };
}

/** Opens the page in a Chromium without windows. */
export async function openWebPage(): Promise<WebPage> {
  const server = createServer((request, response) => serveFile(request.url!.split('?')[0]!, response));
  await startListening(server, getPagePort());
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: browserArgs
  });
  const closePage = async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    return { ...(await openPage(browser, `http://127.0.0.1:${getPagePort()}/`)), close: closePage };
  } catch (error) {
    await closePage();
    throw error;
  }
}
