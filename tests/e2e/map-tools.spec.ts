import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accounts, clickMapAt, expect, mapDrawn, openOilPalmMap, test, uyo } from './support/site';

/* Walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const searchField = () => page.locator('arcgis-search input[role=combobox]').first();
const stop = (at: number) => page.locator('arcgis-directions input[role=combobox]').nth(at);
const areaToggle = () => page.getByRole('switch', { name: /service area/i });
const pickOnMap = () => panel('Directions').getByRole('button', { name: 'Pick a location on the map' });

/** What the map shows: the centre in degrees, the scale, the basemap, and whether a click opens popups. */
const mapState = () =>
  page.evaluate(() => {
    interface View {
      center: { longitude: number; latitude: number };
      scale: number;
      popupEnabled: boolean;
      popup?: { visible: boolean };
      map: { basemap: { title: string } };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const { center, scale, popupEnabled, popup, map } = view;
    return {
      longitude: center.longitude,
      latitude: center.latitude,
      scale,
      popups: popupEnabled,
      popupShown: popup?.visible ?? false,
      basemap: map.basemap.title
    };
  });

/** Types into the search of the top bar and takes the suggestion of one of its sources. */
async function search(text: string, source: string, suggestion: RegExp) {
  await searchField().fill(text);
  const group = page.locator('arcgis-search').locator(`[heading="${source}"], [label="${source}"]`).first();
  await expect(group).toBeVisible();
  await group.getByRole('option', { name: suggestion }).or(group.getByText(suggestion)).first().click();
  await mapDrawn(page);
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await openOilPalmMap(page, accounts.staff);
  await expect(searchField()).toBeVisible();
});

test.afterAll(() => page.close());

test('dump', async () => {
  await searchField().fill('Uyo');
  await page.waitForTimeout(2500);
  console.log(
    await page.evaluate(() => {
      const out: string[] = [];
      const walk = (node: Element | ShadowRoot, depth: number) => {
        for (const child of node.children) {
          const attrs = [...child.attributes]
            .map(({ name, value }) => `${name}=${value.slice(0, 40)}`)
            .join(' ');
          out.push(`${' '.repeat(depth)}${child.tagName} ${attrs}`.slice(0, 200));
          if (child.shadowRoot) walk(child.shadowRoot, depth + 2);
          walk(child, depth + 1);
        }
      };
      walk(document.querySelector('arcgis-search')!.shadowRoot!, 0);
      return out
        .filter((line) => !/SVG|path|STYLE/i.test(line))
        .slice(0, 90)
        .join('\n');
    })
  );
  void [search, tool, stop, areaToggle, pickOnMap, mapState, clickMapAt, uyo, AxeBuilder];
});
