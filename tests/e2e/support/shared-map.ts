import type { Browser, Page } from '@playwright/test';
import { mapDrawn, watchFaults } from '../../support/site-page.mjs';
import { contextOptions, newContextOf } from './sessions';
import type { Role } from './sessions';

const PATH = '/map/oilpalm';

/** Keys of local storage that belong to the session; the others are a reader's choices on the page. */
const KEPT_KEYS = ['site-user', 'site-tour'];

/**
 * One oil palm map that the files of a worker use one after the other: opening a map costs eight seconds of processor
 * time. The address of a page that is as it opened has no query and no fragment, so a file that closes what it opened
 * hands the map on without a reload.
 */
export class SharedMap {
  private page: Page | null = null;
  private readonly faults: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly role: Role
  ) {}

  /** Returns the map as it opens: no panel, filter, area or route answered by a test, at 1440 × 900. */
  async reset(): Promise<Page> {
    const page = (this.page ??= await this.open());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
    await page.setViewportSize(contextOptions.viewport);
    if (!(await this.isAsOpened(page))) {
      await page.evaluate((kept) => {
        sessionStorage.clear();
        for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
      }, KEPT_KEYS);
      await page.goto(PATH);
    }
    await mapDrawn(page);
    this.faults.length = 0;
    return page;
  }

  /** Returns the faults since the last call and forgets them. */
  takeFaults(): string[] {
    return this.faults.splice(0);
  }

  async close(): Promise<void> {
    await this.page?.context().close();
  }

  private async open(): Promise<Page> {
    const context = await newContextOf(this.browser, this.role);
    await watchFaults(context, this.faults);
    const page = await context.newPage();
    await page.goto(PATH);
    return page;
  }

  /** Whether the page is the map without anything in its address, and nothing is open over it. */
  private async isAsOpened(page: Page): Promise<boolean> {
    const { pathname, search, hash } = new URL(page.url());
    if (pathname !== PATH || search !== '' || hash !== '') return false;
    const open = page.locator('[role=dialog], [role=menu], [role=toolbar] [aria-pressed=true]');
    return (await open.filter({ visible: true }).count()) === 0;
  }
}
