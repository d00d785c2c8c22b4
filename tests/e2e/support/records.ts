import type { Locator, Page } from '@playwright/test';
import { clickMapAt, expect, mapDrawn } from './site';

export interface RecordFeature {
  readonly attributes: Record<string, string | number | null>;
  /** A point, or an area with its centroid and extent. */
  readonly geometry: {
    readonly longitude: number;
    readonly latitude: number;
    readonly centroid?: object;
    readonly extent?: { readonly center: object };
  };
}

/** Members of the map's layers that the tests use. */
interface SwitchableLayer {
  readonly id: string;
  readonly url?: string;
  readonly parent?: SwitchableLayer | null;
  visible: boolean;
  load(): Promise<unknown>;
  queryFeatures(query: object): Promise<{ features: RecordFeature[] }>;
  queryFeatureCount(query: object): Promise<number>;
}

export interface MapElement extends HTMLElement {
  popupComponentEnabled: boolean;
  readonly updateComplete: Promise<unknown>;
  closePopup(): Promise<void>;
  openPopup(options: { features: RecordFeature[]; location: object; shouldFocus?: boolean }): Promise<void>;
  view: {
    map: { allLayers: { toArray(): SwitchableLayer[] } };
    spatialReference: object;
    goTo(to: object, how: object): Promise<void>;
    whenLayerView(layer: SwitchableLayer): Promise<{ filter?: { where?: string } | null }>;
  };
}

export const getPopup = (page: Page): Locator => page.locator('arcgis-popup');

/** Shows only one layer, goes to the first of its records that meet a condition, and opens the popup there. */
export async function openRecord(
  page: Page,
  service: string,
  where: string
): Promise<RecordFeature['attributes']> {
  const { attributes, geometry } = await page.evaluate(
    async ({ name, condition }) => {
      const { view } = document.querySelector<MapElement>('arcgis-map')!;
      const layers = view.map.allLayers.toArray().filter(({ url }) => url?.includes('/FeatureServer'));
      for (const other of layers) other.visible = false;
      const layer = layers.find(({ url }) => url!.includes(`/${name}/`))!;
      for (let one: SwitchableLayer | null | undefined = layer; one && 'visible' in one; one = one.parent)
        one.visible = true;
      await layer.load();
      const { features } = await layer.queryFeatures({
        where: condition,
        outFields: ['*'],
        returnGeometry: true,
        num: 1,
        outSpatialReference: view.spatialReference
      });
      const found = features[0]!;
      await view.goTo({ target: found.geometry, scale: 2_000 }, { animate: false });
      const { longitude, latitude } = found.geometry;
      return { attributes: found.attributes, geometry: { longitude, latitude } };
    },
    { name: service, condition: where }
  );
  await mapDrawn(page);
  await clickMapAt(page, geometry);
  await expect(getPopup(page).locator('[data-field]').filter({ visible: true }).first()).toBeVisible();
  return attributes;
}

/**
 * Opens the popup of the first record of a service that meets a condition, without a click on its symbol.
 * Returns the attributes of the record.
 */
export async function openRecordPopup(
  page: Page,
  service: string,
  where: string
): Promise<RecordFeature['attributes']> {
  const attributes = await page.evaluate(
    async ({ name, condition }) => {
      const map = document.querySelector<MapElement>('arcgis-map')!;
      const { view } = map;
      const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes(`/${name}/FeatureServer`))!;
      layer.visible = true;
      await view.whenLayerView(layer);
      const { features } = await layer.queryFeatures({
        where: condition,
        outFields: ['*'],
        returnGeometry: true,
        num: 1,
        outSpatialReference: view.spatialReference
      });
      const record = features[0]!;
      await view.goTo({ target: record.geometry }, { animate: false });
      // The component creates its popup at the first click or key.
      map.popupComponentEnabled = true;
      await map.updateComplete;
      await map.openPopup({ features: [record], location: record.geometry.centroid ?? record.geometry });
      return record.attributes;
    },
    { name: service, condition: where }
  );
  await expect(getPopup(page).locator('[data-field]').filter({ visible: true }).first()).toBeVisible();
  return attributes;
}

/** Hides the layers of services that `openRecordPopup` showed. */
export const hideLayers = (page: Page, services: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    for (const layer of view.map.allLayers.toArray())
      if (names.some((name) => layer.url?.includes(`/${name}/FeatureServer`))) layer.visible = false;
  }, services);

/** Returns whether the map has drawn a record: the layer view contains the feature. */
export const isDrawn = (page: Page, layerId: string, objectId: number): Promise<boolean> =>
  page.evaluate(
    async ({ id, objectIds }) => {
      interface View {
        map: { allLayers: { find(test: (layer: { id: string }) => boolean): { visible: boolean } } };
        whenLayerView(layer: object): Promise<{
          queryObjectIds(query: object): Promise<number[]>;
        }>;
      }
      const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
      const layer = view.map.allLayers.find((one) => one.id === id);
      if (!layer.visible) return false;
      const drawn = await (await view.whenLayerView(layer)).queryObjectIds({});
      return objectIds.every((one) => drawn.includes(one));
    },
    { id: layerId, objectIds: [objectId] }
  );
