import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { computeQuantile } from './statistics.mjs';

/** @typedef {import('../../shared/domain/src/distance').LatLon} LatLon */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {Awaited<ReturnType<typeof openServer>>} Site */
/**
 * @typedef {object} PointRecord
 * @property {{ Farm_Size_hectares_?: number | null }} properties the fields that the check reads
 * @property {{ coordinates: [longitude: number, latitude: number] }} geometry
 */

const port = 4397;
/** Radius of the biochar analyses, km; large enough to contain some facilities. */
const BIOCHAR_KM = 60;
const EARTH_RADIUS_M = 6_371_000;
/** @param {number} degrees */
const toRadians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Computes the distance between two places, m, independently of the code under test.
 * @param {LatLon} a
 * @param {LatLon} b
 */
function computeDistance(a, b) {
  const dLat = toRadians(b.latitude - a.latitude);
  const dLon = toRadians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h));
}

/** Forty places over the country, more in the south. */
const places = Array.from({ length: 40 }, (_, at) => ({
  latitude: 4.9 + (at % 8) * 0.9,
  longitude: 5.2 + Math.floor(at / 8) * 1.1
}));

/** @param {string} url */
async function openServer(url) {
  /** @type {Record<string, string>} */
  const headers = { 'content-type': 'application/json' };
  const account = { email: 'staff@site.example', password: 'Site-demo-1' };
  const signed = await fetch(`${url}/signin`, { method: 'POST', headers, body: JSON.stringify(account) });
  headers.authorization = (await signed.json()).data.token;
  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  const fetchJson = async (path, init) => {
    const answer = await fetch(url + path, { headers, ...init });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    return answer.json();
  };
  return {
    /** @type {(place: LatLon) => Promise<import('@site/domain').OfftakeSummary>} */
    fetchSummary: (place) =>
      fetchJson('/api/offtake-summary', { method: 'POST', body: JSON.stringify(place) }),
    /** @type {(place: LatLon) => Promise<import('@site/domain').BiocharAnalysis>} */
    fetchAnalysis: (place) =>
      fetchJson('/api/biochar-analysis', {
        method: 'POST',
        body: JSON.stringify({ ...place, radius: BIOCHAR_KM, unit: 'kilometers' })
      }),
    /** @type {() => Promise<(LatLon & { type: string, processedVolume: number | null })[]>} */
    async fetchFactories() {
      const { features } = await fetchJson('/api/marker-assets/filterJSON?markerType=Factory');
      return features.map((/** @type {{ properties: object }} */ { properties }) => properties);
    },
    /**
     * Returns every record of a point layer, page by page.
     * @param {string} service
     * @param {string} fields
     */
    async fetchRecords(service, fields) {
      /** @type {PointRecord[]} */
      const all = [];
      for (;;) {
        const query = new URLSearchParams({
          f: 'geojson', where: '1=1', outFields: fields, orderByFields: 'OBJECTID',
          resultOffset: String(all.length), resultRecordCount: '2000'
        }); // prettier-ignore
        /** @type {{ features: PointRecord[] }} */
        const { features } = await fetchJson(
          `/arcgis/rest/services/${service}/FeatureServer/0/query?${query}`
        );
        if (features.length === 0) return all;
        all.push(...features);
      }
    }
  };
}

/**
 * @throws Error when a count or a sum differs from the same over all records.
 * @param {Site} site
 */
async function checkFarms({ fetchSummary, fetchRecords }) {
  const [commercial, maize] = await Promise.all([
    fetchRecords('commercial_farms', 'Farm_Size_hectares_'),
    fetchRecords('Maize_Farms_GeoJSON', 'farm_type')
  ]);
  let farms = 0;
  for (const place of places.filter((_, at) => at % 8 === 0)) {
    const { farms: summary, parameters: p } = await fetchSummary(place);
    /** @param {PointRecord[]} all */
    const filterNear = (all) =>
      all.filter(({ geometry }) => {
        const [longitude, latitude] = geometry.coordinates;
        return computeDistance(place, { latitude, longitude }) <= p.offtakeRadius * 1000;
      });
    const large = filterNear(commercial);
    if (summary.smallFarmCount === null || summary.totalFarmArea === null)
      throw new Error('The farms are withheld from staff.');
    const area =
      large.reduce(
        (sum, { properties }) => sum + (properties.Farm_Size_hectares_ ?? p.commercialFarmArea),
        0
      ) +
      summary.smallFarmCount * p.smallFarmArea;
    const same =
      summary.commercialFarmCount === large.length &&
      summary.maizeFarmCount === filterNear(maize).length &&
      Math.abs(summary.totalFarmArea - area) <= 1e-6 * Math.max(1, area);
    if (!same) throw new Error(`The farms round ${place.latitude}, ${place.longitude} do not add up.`);
    farms += large.length + summary.maizeFarmCount;
  }
  if (farms === 0) throw new Error('There were no farms to add up.');
  return farms;
}

/**
 * @throws Error when facilities or their capacity differ from the list of factories.
 * @param {Site} site
 */
async function checkBiochar({ fetchAnalysis, fetchFactories }) {
  const facilities = (await fetchFactories()).filter(({ type }) => type === 'Biochar Facility');
  let counted = 0;
  for (const place of places) {
    const { figures } = await fetchAnalysis(place);
    const inside = facilities.filter((facility) => computeDistance(place, facility) <= BIOCHAR_KM * 1000);
    const volumes = inside.flatMap(({ processedVolume }) => processedVolume ?? []);
    const capacity =
      inside.length > 0 && volumes.length === 0 ? null : 365 * volumes.reduce((sum, one) => sum + one, 0);
    const same =
      figures.factoryCount === inside.length &&
      (capacity === null
        ? figures.factoryInputCapacity === null
        : figures.factoryInputCapacity !== null &&
          Math.abs(figures.factoryInputCapacity - capacity) <= 1e-6 * Math.max(1, capacity));
    if (!same) throw new Error(`The facilities round ${place.latitude}, ${place.longitude} do not add up.`);
    counted += inside.length;
  }
  if (counted === 0) throw new Error('There were no facilities to add up.');
  return counted;
}

/**
 * Returns the time of each place, s, measured one after the other.
 * @param {(place: LatLon) => Promise<unknown>} request
 */
async function measureTimes(request) {
  const times = [];
  for (const place of places) {
    const begun = performance.now();
    await request(place);
    times.push((performance.now() - begun) / 1000);
  }
  return times;
}

/**
 * @param {string} name
 * @param {number[]} times
 * @param {string} note
 * @returns {BenchRow[]}
 */
const toRows = (name, times, note) => [
  { row: `${name}, p50`, value: computeQuantile(times, 0.5), unit: 's', limit: 1, note },
  { row: `${name}, p95`, value: computeQuantile(times, 0.95), unit: 's', limit: 2, note: '' }
];

/** Measures offtake summaries and biochar analyses on the demonstration data, after checking their sums. */
export async function benchAnalyses() {
  const dataDir = await createDemoFolder();
  const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
  try {
    const site = await openServer(server.url);
    const [farms, facilities] = [await checkFarms(site), await checkBiochar(site)];
    const note = `${places.length} places, one after the other`;
    return [
      ...toRows(
        'Offtake summary',
        await measureTimes(site.fetchSummary),
        `${note}; ${farms} farms added up independently`
      ),
      ...toRows(
        `Biochar analysis within ${BIOCHAR_KM} km`,
        await measureTimes(site.fetchAnalysis),
        `${note}; ${facilities} facilities added up independently`
      )
    ];
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
