import type { Page } from '@playwright/test';
import { mapDrawn } from '../../support/site-page.mjs';

interface GroundLayer {
  readonly id: string;
  visible: boolean;
}
type MapElement = HTMLElement & {
  readonly view: {
    readonly ready: boolean;
    readonly map: {
      readonly layers: { toArray(): GroundLayer[] };
      readonly basemap: { readonly baseLayers: { toArray(): GroundLayer[] } };
    };
  };
};

/**
 * Hides the tiles of the ground: without a graphics card they take most of the time of a view.
 * @param options `keepsNames` for a file that reads the names of places.
 */
export async function hideGround(page: Page, { keepsNames = false } = {}): Promise<void> {
  await page.waitForFunction(() => document.querySelector<MapElement>('arcgis-map')?.view?.ready);
  await page.evaluate((keeps) => {
    const { map } = document.querySelector<MapElement>('arcgis-map')!.view;
    for (const layer of map.basemap.baseLayers.toArray()) layer.visible = false;
    if (!keeps)
      for (const layer of map.layers.toArray()) if (layer.id.startsWith('place-names')) layer.visible = false;
  }, keepsNames);
  await mapDrawn(page);
}
