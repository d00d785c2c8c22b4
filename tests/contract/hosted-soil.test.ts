import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiKeyManager } from '@esri/arcgis-rest-request';
import { openTestApp } from '../../server/src/app/test-app';
import type { TestApp } from '../../server/src/app/test-app';
import { toRasterFolder } from '../../server/src/engines/raster/raster-folder';
import { writeGeotiff } from '../../server/src/engines/raster/write-geotiff';
import { sampleSoil } from '../../shared/services/src/soil';

/* Soil from an image service on another server that needs a token. */

/** Origin of the page's own server, on a port without a listener. */
const serverUrl = 'http://127.0.0.1:9';

let hosting: TestApp;
let service: string;
beforeAll(async () => {
  hosting = await openTestApp();
  const folder = toRasterFolder(hosting.store.dataDir);
  mkdirSync(folder);
  const cells = Float32Array.from([5.1, 5.6, -9999, 6.2]);
  const raster = {
    width: 2,
    height: 2,
    west: 7,
    north: 6,
    cellX: 1,
    cellY: 1,
    copyright: 'Test rows',
    noData: -9999
  };
  writeFileSync(join(folder, 'soilPH.tif'), await writeGeotiff({ ...raster, cells }));
  service = `${hosting.url}/arcgis/rest/services/soilPH/ImageServer`;
});
afterAll(() => hosting.close());

const positions = [[7.5, 5.5], [8.5, 5.5], [7.5, 4.5], [20, 20]] as const; // prettier-ignore

it('[OF-04] reads soil from another server with the session of that server', async () => {
  const session = ApiKeyManager.fromKey(await hosting.signIn('staff'));
  await expect(sampleSoil(service, positions, { serverUrl, session })).resolves.toEqual(
    [5.1, 5.6, null, null].map((value) => value && expect.closeTo(value, 5))
  );
});

it('[OF-04] reports that a hosted service needs a token, or a different one', async () => {
  await expect(sampleSoil(service, positions, { serverUrl })).rejects.toMatchObject({
    code: 'arcgis_499',
    status: 499
  });
  const session = ApiKeyManager.fromKey('expired');
  await expect(sampleSoil(service, positions, { serverUrl, session })).rejects.toMatchObject({ status: 498 });
});
