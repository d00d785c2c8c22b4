import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { servedFolder, testPort } from '../../support/served-folder.mjs';
import { accounts, fillSignIn } from '../../support/site-page.mjs';

export type Role = keyof typeof accounts;
/** Cookies, local storage and IndexedDB (where the identity provider's library keeps its user) of a signed-in browser. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export const BASE_URL = `http://localhost:${testPort}`;

/** Context options of every test, for a visitor who has seen the guided tour, which would cover the page. */
export const contextOptions = {
  baseURL: BASE_URL,
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  serviceWorkers: 'block' as const
};

/** Window of a test whose map is drawn: software rendering takes half the time for half the pixels. */
export const MAP_VIEWPORT = { width: 1024, height: 640 };

/** Storage of a guest who has seen the guided tour. */
export const GUEST_STATE = {
  cookies: [],
  origins: [{ origin: BASE_URL, localStorage: [{ name: 'site-tour', value: 'seen' }] }]
};

/** A page without a map, which opens in a second. */
const PAGE = '/map/admin/customers';

async function signIn(browser: Browser, role: Role): Promise<Session> {
  const context = await browser.newContext({ ...contextOptions, storageState: GUEST_STATE });
  const page = await context.newPage();
  await page.goto(`/?next=${PAGE}`);
  await fillSignIn(page, accounts[role]);
  await page.waitForURL(({ pathname }) => pathname === PAGE);
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/**
 * Returns the stored session of a role on this worker's server; signs in through the form the first time. A test that
 * ends its session (logs out, disables the account) signs in by itself instead.
 */
export async function readSession(browser: Browser, role: Role): Promise<Session> {
  const file = join(servedFolder(testPort), 'sessions', `${role}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Session;
  const session = await signIn(browser, role);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(session));
  return session;
}

/**
 * Returns a new context signed in as `role`, or of a guest; `options` override the usual ones (size, locale).
 */
export async function createContext(
  browser: Browser,
  role: Role | null,
  options: BrowserContextOptions = {}
): Promise<BrowserContext> {
  const storageState = role === null ? GUEST_STATE : await readSession(browser, role);
  return browser.newContext({ ...contextOptions, storageState, ...options });
}
