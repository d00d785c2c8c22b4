import Builder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until finite animations have ended; endless ones are ignored. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(moving);
  });

/** Runs axe on a page without running animations: a dialog that is still fading in has no contrast yet. */
export class StableAxeBuilder extends Builder {
  constructor(private readonly seen: { readonly page: Page }) {
    super(seen);
    // Passing rules are not listed, and no second page is opened to merge frames, as no page here has one.
    this.options({ resultTypes: ['violations'] }).setLegacyMode();
  }

  override async analyze() {
    await waitForAnimations(this.seen.page);
    return super.analyze();
  }
}
