import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readValuesAt } from './support/gdal';
import { requestSite, getLayerUrl, getRasterFolder, getServicesUrl, signInAsStaff } from './support/site';
import { openWebPage } from './support/web-page';
import type { WebPage } from './support/web-page';

/* Map libraries of others in a page of another origin (SITE_CORS_ORIGINS names it). */

const UYO: [longitude: number, latitude: number] = [7.93, 5.03];
let web: WebPage;
let page: Page;
let token: string;
beforeAll(async () => {
  ({ token } = await signInAsStaff());
});
beforeEach(async () => {
  web = await openWebPage();
  ({ page } = web);
});
afterEach(() => web.close());

describe('esri-leaflet', () => {
  /** The library as its script leaves it in the page; its types are not installed. */
  const runInLeaflet = async <T>(work: string, given: object): Promise<T> => {
    await page.addStyleTag({ url: '/leaflet/dist/leaflet.css' });
    await page.addScriptTag({ url: '/leaflet/dist/leaflet.js' });
    await page.addScriptTag({ url: '/esri-leaflet/dist/esri-leaflet.js' });
    return page.evaluate(
      ([source, values]) => new Function('given', `return (async () => { ${source} })()`)(values) as T,
      [work, given] as const
    );
  };
  const OPEN_MAP = `
    const map = L.map('map', { zoomAnimation: false, fadeAnimation: false }).setView(given.center, 8);
    const once = (layer, event) => new Promise((resolve, reject) => {
      layer.once(event, resolve);
      setTimeout(() => reject(new Error(event + ' did not come')), 30_000);
      layer.once('requesterror', (error) => reject(new Error(error.message)));
    });`;
  const center = [UYO[1], UYO[0]];

  it('[AP-09] draws the features of a layer that lie in the map, and of one that needs a token', async () => {
    const drawn = await runInLeaflet<{ lgas: number; mills: number; inView: number }>(
      `${OPEN_MAP}
      const lgas = L.esri.featureLayer({ url: given.lgas });
      lgas.addTo(map);
      await once(lgas, 'load');
      const mills = L.esri.featureLayer({ url: given.mills, token: given.token, where: given.where });
      mills.addTo(map);
      await once(mills, 'load');
      const inView = await new Promise((resolve, reject) => mills.query().where(given.where)
        .intersects(map.getBounds()).count((error, count) => (error ? reject(error) : resolve(count))));
      let [lgaCount, millCount] = [0, 0];
      lgas.eachFeature(() => lgaCount++);
      mills.eachActiveFeature(({ feature }) => {
        const [x, y] = feature.geometry.coordinates;
        if (map.getBounds().contains([y, x])) millCount++;
      });
      return { lgas: lgaCount, mills: millCount, inView };`,
      {
        center,
        lgas: getLayerUrl('ngnLGA'),
        mills: getLayerUrl('taggedMillsClus'),
        token,
        where: "UPPER(size) LIKE UPPER('l%')"
      }
    );
    expect(drawn.lgas).toBeGreaterThan(30);
    expect(drawn.mills).toBeGreaterThan(0);
    expect(drawn.mills).toBe(drawn.inView);
    expect(web.faults).toEqual([]);
  });

  it('[AP-09] queries: ids, extent and features, by POST when the condition is long', async () => {
    const codes = await runInLeaflet<string[]>(
      `const found = await new Promise((resolve, reject) => L.esri.query({ url: given.url })
        .where(given.where).fields(['OBJECTID', 'code'])
        .run((error, collection) => (error ? reject(error) : resolve(collection))));
      return found.features.map(({ properties }) => properties.code);`,
      {
        url: getLayerUrl('ngnLGA'),
        where: `ADM1_EN = 'Akwa Ibom' AND code NOT IN (${Array.from({ length: 500 }, (_, n) => `'${n}'`).join(',')})`
      }
    );
    const where = "ADM1_EN = 'Akwa Ibom'";
    const { count } = await requestSite<{ count: number }>(`${getLayerUrl('ngnLGA')}/query`, {
      where,
      returnCountOnly: 'true'
    });
    expect(new Set(codes).size).toBe(count);
    expect(web.faults).toEqual([]);
  });

  it('[AP-09] draws a raster and identifies its value', async () => {
    const seen = await runInLeaflet<{ value: string; width: number }>(
      `${OPEN_MAP}
      const raster = L.esri.imageMapLayer({ url: given.url, token: given.token, f: 'image' });
      raster.addTo(map);
      await once(raster, 'load');
      const value = await new Promise((resolve, reject) => L.esri.identifyImage({ url: given.url })
        .token(given.token).at(L.latLng(given.center))
        .run((error, _found, response) => (error ? reject(error) : resolve(response.value))));
      const image = document.querySelector('.leaflet-image-layer');
      await image.decode();
      return { value, width: image.naturalWidth };`,
      { center, url: `${getServicesUrl()}/soilPH/ImageServer`, token }
    );
    const [value] = await readValuesAt(join(getRasterFolder(), 'soilPH.tif'), [UYO]);
    expect(Number(seen.value)).toBeCloseTo(value!, 5);
    expect(seen.width).toBe(600);
    expect(web.faults).toEqual([]);
  });
});

describe('MapLibre GL', () => {
  it('[MP-02] draws the basemap by its style, with its letters', async () => {
    await page.addStyleTag({ url: '/maplibre-gl/dist/maplibre-gl.css' });
    const source = `
      const { Map } = await import('/maplibre-gl/dist/maplibre-gl.mjs');
      const base = given.base + '/';
      const rootUrl = base + 'resources/styles/light/root.json';
      const style = await (await fetch(rootUrl)).json();
      const service = await (await fetch(new URL(style.sources.esri.url, rootUrl) + '?f=json')).json();
      // As everybody does who shows an ArcGIS style with MapLibre: addresses are made whole.
      const whole = (path) => decodeURI(new URL(path, rootUrl).href);
      style.sources.esri = {
        type: 'vector', tiles: service.tiles.map((path) => base + path), maxzoom: service.maxzoom
      };
      style.glyphs = whole(style.glyphs);
      style.sprite = whole(style.sprite);
      const faults = [];
      const map = new Map({ container: 'map', style, center: given.center, zoom: 7, fadeDuration: 0 });
      map.on('error', ({ error }) => faults.push(String(error?.message ?? error)));
      await new Promise((resolve) => map.once('idle', resolve));
      const kinds = new Set(map.queryRenderedFeatures().map(({ layer }) => layer['source-layer']));
      const names = map.queryRenderedFeatures().filter(({ layer }) => layer.type === 'symbol')
        .map(({ properties }) => properties.name);
      return { faults, kinds: [...kinds], names };`;
    const drawn = await page.evaluate(
      ([work, given]) =>
        new Function('given', `return (async () => { ${work} })()`)(given) as {
          faults: string[];
          kinds: string[];
          names: string[];
        },
      [source, { base: `${getServicesUrl()}/Basemap/VectorTileServer`, center: UYO }] as const
    );
    expect(drawn.faults).toEqual([]);
    expect(drawn.kinds).toEqual(expect.arrayContaining(['land', 'boundary', 'place']));
    expect(drawn.names).toEqual(expect.arrayContaining(['Akwa Ibom', 'Calabar']));
    expect(web.faults).toEqual([]);
  });
});
