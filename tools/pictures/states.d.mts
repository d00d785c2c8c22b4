import type { Page } from '@playwright/test';
import type { SitePage } from './pages.mjs';

/** Width of a window, px. */
export type Size = '1440' | '1024' | '390';

/**
 * Returns a pattern of a whole text of the pages in any of their languages; of several keys, of their texts joined by a
 * colon. A value in a text may be anything.
 */
export type MatchText = (...keys: readonly string[]) => RegExp;

/** A page in which something is being done, in a tab of a browser. */
export interface PageState<Tab = Page> extends Omit<SitePage, 'once'> {
  /** Does what a user does to get there, in the language of the page. */
  enter(tab: Tab, match: MatchText): Promise<void>;
  /** Rules of axe that a part of the maps SDK breaks in this state. */
  readonly sdkRules?: readonly string[];
  /** Sizes in which it can be reached; all by default. */
  readonly sizes?: readonly Size[];
}

export const states: readonly PageState[];
