import type { Page } from '@playwright/test';

export function buildFixtureHost(): Promise<void>;
export function serveFixtureHost(page: Page, config: object): Promise<void>;
