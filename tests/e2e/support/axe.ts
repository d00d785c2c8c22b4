import Builder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until what fades or slides has come to its end; what turns for ever is left alone. */
const ended = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(moving);
  });

/** Axe on a page that has come to rest: a dialog that is still fading in has no contrast yet. */
export class AxeBuilder extends Builder {
  constructor(private readonly seen: { readonly page: Page }) {
    super(seen);
    // Rules that pass are not listed, and no second page is opened to put frames together: no page here holds one.
    this.options({ resultTypes: ['violations'] }).setLegacyMode();
  }

  override async analyze() {
    await ended(this.seen.page);
    return super.analyze();
  }
}
