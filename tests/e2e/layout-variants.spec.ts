import type { Page } from '@playwright/test';
import { findTextFaults } from './support/long-texts';
import { expect, openOilPalmMap, test } from './support/site';

/*
 * Tests of layout that jsdom cannot compute: every panel of the map, right-to-left text, on the narrowest
 * phone.
 */

test.use({ role: 'staff', viewport: { width: 320, height: 640 }, hasTouch: true });

const PANELS = '[role=region], [role=dialog], section';

/**
 * Returns the parts of open panels that are outside the window, and boxes that scroll sideways but contain no
 * table.
 */
const findOverflow = (page: Page) =>
  page.evaluate((panels) => {
    const isForReaders = (element: Element) => element.closest('[class*=isually]') !== null;
    const clipsContent = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (clipsContent(at)) return true;
      return false;
    };
    const canScrollSideways = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('[data-scrolls], [data-scrolls] *, :has(> table), textarea');
    const faults = [...document.querySelectorAll(panels)]
      .filter((panel) => panel.checkVisibility())
      .flatMap((panel) => [panel, ...panel.querySelectorAll('*')])
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || !element.checkVisibility() || isForReaders(element)) return false;
        const isBeyond = left < -1 || right > innerWidth + 1;
        return canScrollSideways(element) || (isBeyond && !isClipped(element));
      })
      .map((element) => `too wide: ${element.outerHTML.slice(0, 100)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? [`page ${scrollWidth} px wide`, ...faults] : faults;
  }, PANELS);

test('no panel is cut off or wider than the window, from right to left at 320 px', async ({ page }) => {
  await openOilPalmMap(page);
  await page.evaluate(() => {
    document.dir = 'rtl';
  });
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  const more = bar.getByRole('button', { name: 'More tools' });
  await more.click();
  const others = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  const icons = await bar.locator('[data-tool]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  expect(icons.length + others.length).toBeGreaterThan(10);
  for (const name of [...icons, ...others]) {
    const panel = page.getByRole('region', { name, exact: true });
    if (!(await panel.isVisible())) {
      if (icons.includes(name)) await bar.getByRole('button', { name, exact: true }).click();
      else {
        await more.click();
        await page.getByRole('menuitem', { name, exact: true }).click();
      }
    }
    await expect(panel).toBeVisible();
    // A widget's code and its first response arrive after its panel.
    await expect(panel.locator('.jimu-widget, arcgis-legend, arcgis-directions').first()).toBeVisible();
    await expect(panel.locator('[aria-busy=true], [role=progressbar]').filter({ visible: true })).toHaveCount(
      0
    );
    await expect(panel.getByText(/loading/i)).toHaveCount(0);
    expect({
      name,
      faults: [...(await findTextFaults(page, PANELS)), ...(await findOverflow(page))]
    }).toEqual({
      name,
      faults: []
    });
  }
});
