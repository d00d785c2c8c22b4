import type { Browser, Page } from '@playwright/test';
import { mapDrawn, watchFaults } from '../../support/site-page.mjs';
import { contextOptions, createContext } from './sessions';
import type { Role } from './sessions';

const PATH = '/map/oilpalm';
/** Timeout after the map is moved back; the address follows within a frame or two. */
const BARE_ADDRESS_TIMEOUT_MS = 1_000;

/** Keys of local storage that belong to the session; the others are a reader's settings of the page. */
const KEPT_KEYS = ['site-user', 'site-tour'];

interface MapState {
  /** Center in degrees, and scale. */
  readonly place: { readonly center: [number, number]; readonly scale: number };
  /** Visibility of each layer, by its id. */
  readonly layers: Readonly<Record<string, boolean>>;
}

interface MapLayer {
  readonly id: string;
  readonly type: string;
  visible: boolean;
}

interface MapElement extends HTMLElement {
  readonly view: {
    readonly ready: boolean;
    readonly center: { readonly longitude: number; readonly latitude: number };
    readonly scale: number;
    readonly map: { readonly allLayers: { toArray(): MapLayer[] } };
    goTo(place: object, options: object): Promise<void>;
  };
}

const readMapState = (page: Page): Promise<MapState> =>
  page.evaluate(() => {
    const { center, scale, map } = document.querySelector<MapElement>('arcgis-map')!.view;
    const place = { center: [center.longitude, center.latitude] as [number, number], scale };
    const layers = map.allLayers.toArray().map(({ id, visible }) => [id, visible] as const);
    return { place, layers: Object.fromEntries(layers) };
  });

/** Moves the map back and shows its first layers, so that neither is in the address; does nothing without a map. */
const restoreMapState = (page: Page, state: MapState): Promise<void> =>
  page.evaluate(async ({ place, layers }) => {
    const view = document.querySelector<MapElement>('arcgis-map')?.view;
    if (!view?.ready) return;
    // The map adds hidden layers when they are first shown; tools draw on graphics and route layers.
    for (const layer of view.map.allLayers.toArray())
      if (!['graphics', 'route'].includes(layer.type)) layer.visible = layers[layer.id] ?? false;
    await view.goTo({ ...place, rotation: 0 }, { animate: false });
  }, state);

/**
 * One oil palm map that the files of a worker use one after the other: opening a map costs eight seconds of processor
 * time. The address of a page that is as it opened has no query and no fragment, so a file that closes what it opened
 * hands the map on without a reload.
 */
export class SharedMap {
  private page: Page | null = null;
  private initialState: MapState | null = null;
  private readonly faults: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly role: Role
  ) {}

  /**
   * Returns the map as it opens: no panel, filter, area or route answered by a test, at 1440 × 900.
   * @param options `reloads` for a file that tests what a new page shows, such as folded groups: the address does not
   *   contain that.
   */
  async reset({ reloads = false } = {}): Promise<Page> {
    if (!this.page) return (this.page = await this.openMap());
    const { page } = this;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
    await page.setViewportSize(contextOptions.viewport);
    if (this.initialState) await restoreMapState(page, this.initialState);
    if (reloads || !(await this.isAsOpened(page))) {
      // A file may end on an empty page to abandon a map that it cannot tidy; that page has no storage.
      if (page.url() !== 'about:blank')
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

  /** Returns the faults since the last call and clears them. */
  takeFaults(): string[] {
    return this.faults.splice(0);
  }

  async close(): Promise<void> {
    await this.page?.context().close();
  }

  private async openMap(): Promise<Page> {
    const context = await createContext(this.browser, this.role);
    await watchFaults(context, this.faults);
    const page = await context.newPage();
    await page.goto(PATH);
    await mapDrawn(page);
    this.initialState = await readMapState(page);
    return page;
  }

  /**
   * Returns whether the address of the page is bare and nothing is open or switched on over the map. The address names
   * the open panels, and follows the map once it is stationary.
   */
  private async isAsOpened(page: Page): Promise<boolean> {
    const isBare = await page
      .waitForFunction((path) => location.pathname === path && location.search + location.hash === '', PATH, {
        timeout: BARE_ADDRESS_TIMEOUT_MS,
        polling: 50
      })
      .catch(() => null);
    const open = page
      .locator('[role=dialog]:not(.jimu-floating-panel), [role=menu]')
      .or(page.getByRole('switch', { checked: true }));
    return isBare !== null && (await open.filter({ visible: true }).count()) === 0;
  }
}
