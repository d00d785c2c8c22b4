import { AxeBuilder } from './support/axe';
import type { Locator, Page } from '@playwright/test';
import { accounts, clickMapAt, expect, mapDrawn, openOilPalmMap, test, uyo } from './support/site';

/* Popups, clicked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

/** What the tests turn on and read of the map's layers. */
interface Layer {
  readonly url?: string;
  readonly type: string;
  readonly parent?: Layer | null;
  visible: boolean;
  readonly title: string;
}

interface Feature {
  readonly attributes: Record<string, string | number | null>;
  readonly geometry: { readonly longitude: number; readonly latitude: number };
}

let page: Page;

const popup = (): Locator => page.locator('arcgis-popup');
/** The value of a field: in a row, or large. */
const row = (field: string): Locator =>
  popup()
    .locator(
      [
        `[data-field="${field}"] dd:not([data-note])`,
        `[data-testid="figure-${field}"]:not(:empty)`,
        `[data-testid="figure-${field}"]:empty + *`
      ].join()
    )
    .filter({ visible: true });
const next = (): Locator => popup().getByRole('button', { name: /^Next: / });
/** What stands beneath a figure: what it counts. */
const note = (field: string): Locator =>
  popup()
    .locator(`[data-field="${field}"] [data-note], dd:has([data-testid="figure-${field}"]) + dd`)
    .filter({ visible: true });
const kind = (): Locator => popup().locator('[data-field="kind"]').filter({ visible: true });

/** Opens the rows that are folded. */
async function unfold() {
  const more = popup()
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(
    popup().getByRole('button', { name: 'Fewer fields' }).filter({ visible: true })
  ).toHaveAttribute('aria-expanded', 'true');
}

/** Shows exactly the layers of these services, adding to the map those that it lacks. */
async function showOnly(services: readonly string[]) {
  await page.evaluate(async (wanted) => {
    interface MapElement extends HTMLElement {
      view: { map: { allLayers: { toArray(): Layer[] } } };
    }
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    for (const layer of view.map.allLayers.toArray()) {
      const service = /\/services\/(?:.*\/)?(\w+)\/(?:Feature|Image)Server/.exec(layer.url ?? '')?.[1];
      if (service === undefined) continue;
      layer.visible = wanted.includes(service);
      for (let up = layer.parent; layer.visible && up && 'visible' in up; up = up.parent) up.visible = true;
    }
  }, services);
  await mapDrawn(page);
}

const TURNED_ON = /\/(soilPH|growingArea|communityTransactions)\//;

/** The operational layers that the tests need beside those of every web map. */
const extra = (origin: string) => [
  ...['soilPH', 'growingArea'].map((service) => ({
    id: `test-${service}`,
    title: service,
    layerType: 'ArcGISImageServiceLayer',
    url: `${origin}/arcgis/rest/services/${service}/ImageServer`,
    visibility: false
  })),
  {
    id: 'test-communities',
    title: 'Communities',
    layerType: 'ArcGISFeatureLayer',
    url: `${origin}/arcgis/rest/services/communityTransactions/FeatureServer/0`,
    visibility: false,
    popupInfo: {
      title: '{community}',
      fieldInfos: [
        { fieldName: 'avgPricePe', label: 'Average P1 price (₦/t)', visible: true, format: { places: 0 } },
        { fieldName: 'tonsAmount', label: 'Tonnes bought (t)', visible: true, format: { places: 1 } }
      ],
      popupElements: [{ type: 'fields' }]
    }
  }
];

/** A feature of a service, of those that meet a condition, near the middle of the map, that the window shows. */
const featureOf = (service: string, where?: string): Promise<Feature> =>
  page.evaluate(
    async ({ name, where: condition }) => {
      interface Queried extends Layer {
        createQuery(): Record<string, unknown>;
        queryFeatures(query: object): Promise<{ features: Feature[] }>;
      }
      interface MapElement extends HTMLElement {
        view: {
          extent: { clone(): { expand(by: number): object } };
          map: { allLayers: { toArray(): Queried[] } };
        };
      }
      const { view } = document.querySelector<MapElement>('arcgis-map')!;
      const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes(`/${name}/`))!;
      const query = Object.assign(layer.createQuery(), {
        geometry: view.extent.clone().expand(0.3),
        ...(condition && { where: condition }),
        outFields: ['*'],
        returnGeometry: true
      });
      const { features } = await layer.queryFeatures(query);
      const { attributes, geometry } = features[0]!;
      return { attributes, geometry: { longitude: geometry.longitude, latitude: geometry.latitude } };
    },
    { name: service, where }
  );

/** Where the popup component keeps what a layer shows. */
const contentPath: [string, string, ...string[]] = [
  'arcgis-map',
  'arcgis-popup',
  'arcgis-features-next',
  'arcgis-feature-next',
  'arcgis-feature-content',
  'dl'
];

/** A popup that is just coming does not hear the first Escape. */
async function close() {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(popup().locator('[data-field]').filter({ visible: true })).toHaveCount(0, {
      timeout: 2_000
    });
  }).toPass();
}

test.beforeAll(async ({ browser }) => {
  // The accessibility check wants a context of its own.
  page = await (await browser.newContext()).newPage();
  await page.route('**/content/items/oil-palm-2d/data**', async (route) => {
    const answer = await route.fetch();
    const map = (await answer.json()) as {
      operationalLayers: { url?: string; visibility?: boolean; layers?: { url?: string }[] }[];
    };
    const known = JSON.stringify(map.operationalLayers);
    const missing = extra(new URL(route.request().url()).origin).filter(
      ({ url }) => !known.includes(url.slice(url.indexOf('/arcgis/')))
    );
    map.operationalLayers.push(...missing);
    // A hidden layer is not in the map's element, where the tests turn layers on.
    for (const layer of map.operationalLayers) if (TURNED_ON.test(layer.url ?? '')) layer.visibility = true;
    await route.fulfill({ json: map });
  });
  await openOilPalmMap(page, accounts.staff);
});

test.afterAll(() => page.close());

test('[MP-15] an LGA says all of its boundary, with units; where P1 was never bought it says so', async () => {
  await showOnly(['ngnLGA']);
  await clickMapAt(page, uyo);
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  await unfold();
  await expect(row('ADM1_EN')).toHaveText('Akwa Ibom');
  const { attributes } = await featureOf('ngnLGA', "ADM1_EN = 'Akwa Ibom' AND ADM2_EN = 'Uyo'");
  await expect(row('ADM2_EN')).toHaveText('Uyo');
  const written = (field: string, decimals = 0) =>
    Number(attributes[field]).toLocaleString('en-US', { maximumFractionDigits: decimals });
  await expect(row('oilClusterStr')).toHaveText(`${written('oilClusterStr', 1)} acres`);
  await expect(row('tones')).toHaveText(`${written('tones', 1)} t`);
  await expect(row('p1Weekly')).toHaveText(`${written('p1Weekly', 1)} t`);
  await expect(row('avgPricePe')).toHaveText(`₦${written('avgPricePe')}/t`);
  for (const field of ['noTaggedMi', 'noPindTran', 'noOilPalmF']) {
    expect(attributes[field]).toBeGreaterThan(0);
    await expect(row(field)).toHaveText(written(field));
  }
  await expect(row('currentP1Price')).toHaveText(/^₦\d+,\d{3}\/t$|^No recent purchase$/);
  await expect(row('updatedAt')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  // What is of late says so beside what is of all purchases.
  await expect(note('currentP1Price')).toHaveText(
    /^of the last 30 days$|^none in the last 30 days · last on \d\d\/\d\d\/\d{4}$/
  );
  await expect(note('noPindTran')).toHaveText('in all');
  await expect(note('p1Weekly')).toHaveText('reckoned from the area');
  // Colours are read wrongly while the popup fades in.
  await expect(async () => {
    const report = await new AxeBuilder({ page }).include({ fromShadowDom: contentPath }).analyze();
    expect(
      report.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ failureSummary }) => `${id}: ${failureSummary}`)
      )
    ).toEqual([]);
  }).toPass();
  await close();
  // The north-east buys no P1.
  await page.evaluate(async () => {
    const { view } = document.querySelector<
      HTMLElement & { view: { goTo(to: object, how: object): Promise<void> } }
    >('arcgis-map')!;
    await view.goTo({ center: [13.1, 11.8] }, { animate: false });
  });
  await mapDrawn(page);
  await clickMapAt(page, { latitude: 11.8, longitude: 13.1 });
  await expect(row('currentP1Price')).toHaveText('No historic purchase');
  await close();
  // Back to where the map starts: the address holds where it is now.
  await page.goto('/map/oilpalm');
  await mapDrawn(page);
});

test('[MP-08] rasters say their value with unit and class, or why there is none', async () => {
  await showOnly(['soilPH']);
  await clickMapAt(page, uyo);
  await expect(row('value')).toHaveText(/^\d+(\.\d+)? pH$/);
  await expect(row('class')).toHaveText(/^(acidic|neutral|alkaline)$/);
  await close();
  await clickMapAt(page, { latitude: 4.3, longitude: 7.5 });
  await expect(popup().getByText('No data available at this location.')).toBeVisible();
  await close();
  await page.route('**/soilPH/ImageServer/identify**', (route) =>
    route.fulfill({ json: { value: 'high', properties: { Values: ['high'] } } })
  );
  await clickMapAt(page, uyo);
  await expect(popup().getByText('Invalid data at this location.')).toBeVisible();
  await page.unroute('**/soilPH/ImageServer/identify**');
  await close();
});

test('[MP-08] a raster whose service fails says so and can be asked again; several are asked at once', async ({
  quiet
}) => {
  quiet.allow(/status of 500/);
  await showOnly(['soilPH', 'growingArea']);
  await page.route('**/soilPH/ImageServer/identify**', (route) =>
    route.fulfill({ status: 500, body: 'down' })
  );
  await page.route('**/growingArea/ImageServer/identify**', (route) =>
    route.fulfill({ status: 500, body: 'down' })
  );
  await clickMapAt(page, uyo);
  await expect(popup().getByText('Invalid data at this location.')).toBeVisible();
  await page.unroute('**/soilPH/ImageServer/identify**');
  await page.unroute('**/growingArea/ImageServer/identify**');
  await popup().getByRole('button', { name: 'Retry' }).click();
  const said = /^(acidic|neutral|alkaline|Minor|Mixed|Major)$/;
  await expect(row('class')).toHaveText(said);
  const first = await row('class').textContent();
  await next().click();
  await expect(row('class')).not.toHaveText(first ?? '');
  await expect(row('class')).toHaveText(said);
  // A number that only stands for a name is not shown beside it.
  const isNamed = /^M/.test((await row('class').textContent()) ?? '');
  await expect(row('value')).toHaveCount(isNamed ? 0 : 1);
  await close();
});

test('[MP-09] a community says that it loads, then its data; when they cannot be had the rest stays', async ({
  quiet
}) => {
  quiet.allow(/status of 500/);
  await showOnly(['communityTransactions']);
  const { geometry, attributes } = await featureOf('communityTransactions');
  let fail = true;
  await page.route('**/api/future-price/date**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (fail) await route.fulfill({ status: 500, body: 'down' });
    else await route.continue();
  });
  await clickMapAt(page, geometry);
  await expect(popup().getByText('Loading community data...')).toBeVisible();
  await expect(popup().getByText('Error calculating community data.')).toBeVisible();
  await expect(row('avgPricePe')).toHaveText(
    `₦${Math.round(Number(attributes.avgPricePe)).toLocaleString('en-US')}/t`
  );
  fail = false;
  await popup().getByRole('button', { name: 'Retry' }).click();
  await expect(row('futurePrice')).toHaveText(/^₦\d+,\d{3}\/t$/);
  await expect(row('currentP1Price')).toHaveText(/^₦|^No recent purchase$/);
  await page.unroute('**/api/future-price/date**');
});

test('[MP-03] Edit this asks for a date and shows the prices expected for it', async () => {
  const edit = popup().getByRole('button', { name: 'Edit this' });
  await edit.click();
  const date = popup().getByRole('textbox', { name: 'Date (dd-mm-yyyy)' });
  await expect(date).toBeFocused();
  await date.fill('31-04-2026');
  await popup().getByRole('button', { name: 'set', exact: true }).click();
  await expect(popup().getByRole('alert')).toContainText('dd-mm-yyyy');
  await expect(date).toHaveValue('31-04-2026');
  await popup().locator('form').getByRole('button', { name: 'Close' }).click();
  await expect(date).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/api/future-price/date?date=${day}`)
  );
  await date.fill(day.split('-').reverse().join('-'));
  await date.press('Enter');
  const { data } = (await (await (await asked).response())!.json()) as {
    data: { previousPeriodP1Price: number; futurePrice: number; futureDate: string }[];
  };
  await expect(row('previousPeriodP1Price')).toHaveText(
    `₦${data[0]!.previousPeriodP1Price.toLocaleString('en-US')}/t`
  );
  await expect(row('futurePrice')).toHaveText(`₦${data[0]!.futurePrice.toLocaleString('en-US')}/t`);
  await expect(row('futureDate')).toHaveText(data[0]!.futureDate.slice(0, 10).split('-').reverse().join('/'));
  await close();
});

test('Enter opens the popups of the middle of the map; Escape closes them and gives the focus back', async () => {
  await showOnly(['ngnLGA']);
  await page
    .locator('arcgis-map')
    .evaluate((map: HTMLElement & { view: { focus(): void } }) => map.view.focus());
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  await close();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARCGIS-MAP');
});

test('a mill says its fields with units', async () => {
  await showOnly(['taggedMillsClus']);
  const { geometry, attributes } = await featureOf('taggedMillsClus');
  await page.evaluate(async ({ longitude, latitude }) => {
    interface View {
      goTo(to: object, how: object): Promise<void>;
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    await view.goTo({ center: [longitude, latitude], scale: 3_000 }, { animate: false });
  }, geometry);
  await mapDrawn(page);
  await clickMapAt(page, geometry);
  await expect(kind()).toHaveText(/^Confirmed mills · .+, .+$/);
  await unfold();
  await expect(row('number_of_pots')).toHaveText(Number(attributes.number_of_pots).toLocaleString('en-US'));
  await expect(row('tonsAmount')).toHaveText(/^[\d,]+(\.\d)? t$/);
  await close();
});

test('a mill over an LGA: the buttons name the layer of the other, and keep the focus', async () => {
  await showOnly(['taggedMillsClus', 'ngnLGA']);
  await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { findLayerById(id: string): Layer | null } } }
    >('arcgis-map')!;
    const tagged = view.map.findLayerById('tagged-mills');
    if (tagged) tagged.visible = false;
  });
  const { geometry } = await featureOf('taggedMillsClus');
  await clickMapAt(page, geometry);
  await expect(kind()).toHaveText(/^Confirmed mills · /);
  await expect(popup().getByText('1 of 2').filter({ visible: true })).toBeVisible();
  const forward = popup().getByRole('button', { name: 'Next: Nigeria LGA Boundaries' });
  await forward.focus();
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  const back = popup().getByRole('button', { name: 'Next: Confirmed mills' }).filter({ visible: true });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText(/^Confirmed mills · /);
  await popup().getByRole('button', { name: '1 of 2' }).filter({ visible: true }).click();
  await expect(popup().getByText('Nigeria LGA Boundaries').filter({ visible: true }).first()).toBeVisible();
  await close();
});

/** What the layer's service says of the members of the circle whose popup is open. */
const members = () =>
  page.evaluate(async () => {
    interface Circle {
      readonly layer: object;
      getObjectId(): number;
    }
    interface Drawn {
      createQuery(): object;
      queryObjectIds(query: object): Promise<number[]>;
    }
    interface Asked {
      queryFeatures(query: object): Promise<{ features: Feature[] }>;
    }
    const popupShown = document
      .querySelector('arcgis-map')!
      .shadowRoot?.querySelector<HTMLElement & { selectedFeature: Circle }>('arcgis-popup');
    const shown =
      popupShown ?? document.querySelector<HTMLElement & { selectedFeature: Circle }>('arcgis-popup')!;
    const { selectedFeature: circle } = shown;
    const { view } = document.querySelector<
      HTMLElement & { view: { whenLayerView(layer: object): Promise<Drawn> } }
    >('arcgis-map')!;
    const drawn = await view.whenLayerView(circle.layer);
    const objectIds = await drawn.queryObjectIds(
      Object.assign(drawn.createQuery(), { aggregateIds: [circle.getObjectId()] })
    );
    const { features } = await (circle.layer as unknown as Asked).queryFeatures({
      objectIds,
      outFields: ['*'],
      returnGeometry: false
    });
    return features.map(({ attributes }) => attributes);
  });

test('[MP-06] a circle of mills says tonnes, price and freshness of exactly its mills, and lists them', async () => {
  await showOnly(['taggedMillsClus']);
  await page.evaluate(async () => {
    interface View {
      readonly map: { findLayerById(id: string): Layer | null };
      goTo(to: object, how: object): Promise<void>;
    }
    const element = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const tagged = element.view.map.findLayerById('tagged-mills');
    if (tagged) tagged.visible = false;
    await element.view.goTo({ center: [7.6, 5.2], scale: 1_200_000 }, { animate: false });
  });
  await mapDrawn(page);
  const at = await page.evaluate(async () => {
    interface Hit {
      readonly graphic?: { readonly isAggregate?: boolean };
    }
    const element = document.querySelector<
      HTMLElement & { view: { hitTest(at: object): Promise<{ results: Hit[] }> } }
    >('arcgis-map')!;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let y = height * 0.3; y < height * 0.8; y += 16)
      for (let x = width * 0.4; x < width * 0.7; x += 16) {
        const { results } = await element.view.hitTest({ x, y });
        if (results.some(({ graphic }) => graphic?.isAggregate)) return { x: left + x, y: top + y };
      }
    throw new Error('There is no circle of mills on the map.');
  });
  await page.mouse.click(at.x, at.y);
  await expect(kind()).toHaveText(/^Confirmed mills · round \w/);
  const mills = await members();
  const sum = (field: string) => mills.reduce((all, mill) => all + Number(mill[field] ?? 0), 0);
  const bought = mills.filter(({ tonsAmount }) => Number(tonsAmount ?? 0) > 0).length;
  const written = (value: number, decimals: number) =>
    value.toLocaleString('en-US', { maximumFractionDigits: decimals });
  expect(bought).toBeGreaterThan(0);
  await expect(row('tonsAmount')).toHaveText(`${written(sum('tonsAmount'), 1)} t`);
  await expect(note('tonsAmount')).toHaveText(new RegExp(`^of ${bought} mills? with purchases$`));
  await expect(row('avgPricePerTon')).toHaveText(`₦${written(sum('totalPrice') / sum('tonsAmount'), 0)}/t`);
  const between = (from: number, to: number) =>
    mills.filter(
      ({ daysFromLastDiscovery: days }) => days !== null && Number(days) >= from && Number(days) <= to
    ).length;
  const fresh = (band: string) =>
    popup().locator(`[data-field="fresh-${band}"] dd`).filter({ visible: true });
  await expect(fresh('from0')).toHaveText(String(between(0, 7)));
  await expect(fresh('from8')).toHaveText(String(between(8, 14)));
  await expect(fresh('from15')).toHaveText(String(between(15, 21)));
  await expect(fresh('from22')).toHaveText(String(between(22, Infinity)));
  await popup()
    .getByRole('button', { name: `View the ${mills.length}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `${mills.length} mills` });
  await expect(dialog.getByRole('row')).toHaveCount(1 + Math.min(10, mills.length));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(kind()).toHaveText(/^Confirmed mills · round \w/);
  const scale = () =>
    page.evaluate(
      () => document.querySelector<HTMLElement & { view: { scale: number } }>('arcgis-map')!.view.scale
    );
  const before = await scale();
  await popup().getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(scale).toBeLessThan(before);
});
