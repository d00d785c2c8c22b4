import type { Page } from '@playwright/test';
import type { SitePage } from './pages.mjs';

/** A page in which something is being done. */
export interface PageState extends Omit<SitePage, 'once'> {
  /** Does what a user does to get there, in English. */
  enter(page: Page): Promise<void>;
  /** Rules of axe that a part of the maps SDK breaks in this state. */
  readonly sdkRules?: readonly string[];
  /** Sizes in which it can be reached; all by default. */
  readonly sizes?: readonly string[];
}

export const states: readonly PageState[];
