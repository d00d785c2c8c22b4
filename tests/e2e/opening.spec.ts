import type { Page } from '@playwright/test';
import { accounts, expect, mapDrawn, test, unfoldLayers } from './support/site';

/*
 * The shared map is loaded again as on a first visit; the tests read the requests and the content of that load.
 */
test.describe.configure({ mode: 'serial' });

interface WebMapLayer {
  readonly id: string;
  readonly url: string;
  readonly visibility: boolean;
}

let page: Page;
let requested: URL[] = [];

/** Holds every request whose address `pattern` matches until the returned function is called. */
async function holdRequests(held: Page, pattern: RegExp): Promise<() => void> {
  let releaseRequests = () => {};
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await held.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return releaseRequests;
}

const listRequests = (service: string) =>
  requested.filter(({ pathname }) => pathname.includes(`/services/${service}/`));

async function fetchWebMapLayers(): Promise<WebMapLayer[]> {
  const response = await page.request.get('/arcgis/sharing/rest/content/items/oil-palm-2d/data?f=json');
  return ((await response.json()) as { operationalLayers: WebMapLayer[] }).operationalLayers;
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  page.on('request', (request) => requested.push(new URL(request.url())));
  // The guided tour starts on a visitor's first page.
  await page.evaluate(() => localStorage.removeItem('site-tour'));
});

test('[MP-10] a page shows its name and progress before any of its code, and its bar and a loading notice before the map engine', async () => {
  const releaseCode = await holdRequests(page, /\/assets\/index-[^/]+\.js$/);
  const releaseEngine = await holdRequests(page, /\/assets\/maps-sdk-[^/]+\.js$/);
  requested = [];
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('SITE – Oil palm')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'SITE – Oil palm' })).toBeVisible();
  releaseCode();
  await expect(page.getByRole('banner').or(page.getByRole('navigation')).first()).toBeVisible();
  await expect(page.getByText('Loading the map')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  releaseEngine();
  await mapDrawn(page);
  await expect(page.getByText('Loading the map')).toHaveCount(0);
});

test('[MP-01] opening the map reads the visible layers in one request and sends no request for a hidden layer', async () => {
  // The search reads the metadata of these layers; it does not query their records either.
  const searched = ['factories', 'aps', 'customers', 'logisticsDepots'];
  const together = requested
    .filter(({ pathname }) => pathname === '/arcgis/rest/services/layers')
    .map(({ searchParams }) => searchParams.get('services')!.split(','));
  const ofSearch = together.filter((asked) => asked.some((service) => searched.includes(service)));
  expect(ofSearch.flat().filter((service) => !searched.includes(service))).toEqual([]);
  const [services = [], ...more] = together.filter((asked) => !ofSearch.includes(asked));
  expect(more).toEqual([]);
  expect(services).toEqual(expect.arrayContaining(['ngnLGA', 'taggedMillsClus', 'biocharPartners']));
  const single = requested.map(({ pathname }) => /services\/(.+)\/FeatureServer\/0$/.exec(pathname)?.[1]);
  expect(single.filter((service) => service !== undefined && services.includes(service))).toEqual([]);

  const layers = await fetchWebMapLayers();
  const toService = ({ url }: WebMapLayer) => /services\/(\w+)\//.exec(url)![1]!;
  const visible = new Set(layers.filter(({ visibility }) => visibility).map(toService));
  const hidden = layers
    .map(toService)
    .filter((service) => !visible.has(service) && !searched.includes(service));
  expect(hidden.length).toBeGreaterThan(30);
  expect(hidden.flatMap(listRequests)).toEqual([]);
  expect(searched.flatMap(listRequests).filter(({ pathname }) => pathname.endsWith('/query'))).toEqual([]);
});

test('[GT-01] the first visit starts the tour of seven steps, by button and by key; Escape ends it and the user menu starts it again', async () => {
  const step = page.getByRole('dialog').filter({ hasText: /Step \d of 7/ });
  const target = page.locator('.driver-active-element');
  await expect(step).toContainText('Welcome to SITE');
  await step.getByRole('button', { name: 'Next' }).click();
  await expect(step).toContainText('Switch map views');
  await expect(target).toHaveAttribute('data-tour', 'map-views');
  for (const title of [
    'Explore areas to set up your factory',
    'Switch between commodities',
    'Slide to explore yield data',
    'Edit assets with the pen tool',
    'Filter tagged mills by properties'
  ]) {
    // Keys are handled once the step has been positioned, two frames after it is shown.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))
    );
    await page.keyboard.press('ArrowRight');
    await expect(step).toContainText(title);
    if (title === 'Switch between commodities')
      await expect(target).toHaveAttribute('data-tour', 'commodities');
  }
  await expect(step.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await page.getByRole('button', { name: `Account of ${accounts.staff}` }).click();
  await page.getByRole('menuitem', { name: 'Guided tour' }).click();
  await expect(step).toContainText('Welcome to SITE');
  await step.getByRole('button', { name: 'End the tour' }).click();
  await expect(step).toBeHidden();
});

test('[MP-01] a hidden layer that is switched on is read and drawn in its position', async () => {
  const listed = (await fetchWebMapLayers()).map(({ id }) => id);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  const plantations = page.getByRole('switch', { name: 'Akwa Ibom Plantations' });
  await plantations.click();
  const readOrder = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<
        HTMLElement & { view: { map: { layers: { toArray(): { id: string }[] } } } }
      >('arcgis-map')!;
      return view.map.layers.toArray().map(({ id }) => id);
    });
  await expect.poll(readOrder).toContain('plantations');
  const drawn = (await readOrder()).filter((id) => listed.includes(id));
  expect(drawn).toEqual(listed.filter((id) => drawn.includes(id)));
  await expect
    .poll(() => listRequests('akwaIbomPlantations').some(({ pathname }) => pathname.endsWith('/query')))
    .toBe(true);
  await plantations.click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
});

test('a page whose code does not load offers to reload after a while', async ({ page: signInPage }) => {
  const pattern = /\/assets\/.+\.js$/;
  await holdRequests(signInPage, pattern);
  await signInPage.goto('/', { waitUntil: 'commit' });
  const link = signInPage.getByRole('link', { name: /This is taking long/ });
  await expect(signInPage.getByRole('progressbar')).toBeVisible();
  await expect(link).toBeHidden();
  // The link fades in by an animation with a delay.
  await signInPage.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(link).toBeVisible();
  await signInPage.unroute(pattern);
  await link.press('Enter');
  await expect(signInPage.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a second visit requests only data from the network', async ({ page: guestPage, baseURL }) => {
    await guestPage.goto('/');
    await guestPage.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const parts: string[] = [];
    guestPage.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (
        origin === baseURL &&
        /^\/(assets|arcgis-assets|fonts)\//.test(pathname) &&
        !response.fromServiceWorker()
      )
        parts.push(pathname);
    });
    // The worker stores the chunks of the first map that it serves.
    await guestPage.goto('/map/widgets/protectedAreas');
    await mapDrawn(guestPage);
    parts.length = 0;
    await guestPage.reload();
    await mapDrawn(guestPage);
    expect(parts).toEqual([]);
  });
});
