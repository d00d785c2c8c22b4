import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { cassavaStatesPage, oilPalmClustersPage } from '@site/layers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readableFields } from '../../arcgis/dialect/access';
import { readQuery } from '../../arcgis/feature-server/feature-query';
import { FeatureReader } from '../../arcgis/feature-server/feature-set';
import { toFeatureCollection } from '../../arcgis/feature-server/output/geojson';
import { getCaller } from '../../common/caller';
import { isUnchanged, sendNotModified, varyBy } from '../../common/conditional-request';
import { notModifiedSchema } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { findDataset } from '../../layers';
import { selectDataset, OBJECT_ID, usesParameters } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import type { Store } from '../../store/store';
import { withZodTypes } from '../record-calls';

/** Layers that are served whole, by file name. Source: calls specification, "Maps and services". */
const FILES = {
  'oil-palm-clusters': findDataset(oilPalmClustersPage.service),
  'cassava-states': findDataset(cassavaStatesPage.service)
} as const;
/** Features read and written at a time; only these are in memory. */
const PAGE = 1000;

interface LayerFileRequest {
  readonly store: Store;
  readonly dataset: LayerDataset;
  /** Fields that the caller may read. */
  readonly fields: readonly DatasetField[];
}

/** Returns the version of the rows of a layer; null when a table of it has no recorded import. */
async function readDataVersion({ store, dataset }: LayerFileRequest): Promise<string | null> {
  const sources = await store.query<{ dataset: string; imported_at: Date }>(
    'SELECT dataset, imported_at FROM dataset_source WHERE dataset = ANY($1::text[]) ORDER BY dataset',
    [dataset.sources]
  );
  if (sources.length < new Set(dataset.sources).size) return null;
  const parameters = usesParameters(dataset) ? (await getCurrentParameters(store)).version : null;
  return JSON.stringify([sources.map(({ imported_at }) => imported_at.getTime()), parameters]);
}

const computeEtag = ({ dataset, fields }: LayerFileRequest, version: string): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([dataset.heldAs, fields.map(({ name }) => name), version]))
    .digest('base64url')
    .slice(0, 22)}"`;

/** Returns the next page of features, by ascending id, after `id`. */
async function readPageAfter({ store, dataset, fields }: LayerFileRequest, id: number | null) {
  const query = readQuery(
    {
      f: 'geojson',
      outFields: '*',
      resultRecordCount: String(PAGE),
      ...(id === null ? {} : { where: `${OBJECT_ID} > ${id}` })
    },
    dataset,
    fields
  );
  const result = await new FeatureReader(store, dataset, fields, query).readResult();
  if (result.kind !== 'features') throw new TypeError(`${dataset.service} has no features.`);
  return { ...toFeatureCollection(result.set, dataset.geometryType), isLast: !result.set.exceeded };
}

/**
 * Yields the file page by page, so that only one page is in memory and no transaction waits for a slow reader.
 * @throws Error when an import changes the rows meanwhile; the response breaks off rather than mix old and new
 *   rows.
 */
async function* streamFile(
  reading: LayerFileRequest,
  version: string | null,
  first: Awaited<ReturnType<typeof readPageAfter>>
): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let page = first;
  for (let before = ''; ; before = ',') {
    if (page.features.length > 0)
      yield before + page.features.map((feature) => JSON.stringify(feature)).join(',');
    if (page.isLast) break;
    page = await readPageAfter(reading, Number(page.features.at(-1)!.id));
    if (version !== (await readDataVersion(reading)))
      throw new Error(`${reading.dataset.service} was imported again while it was read.`);
  }
  yield ']}';
}

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.number(),
      geometry: z.looseObject({ type: z.string() }).nullable(),
      properties: z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
    })
  )
});

/** Registers whole layers as GeoJSON files, in degrees, each with the access of its service. */
export function registerGeoJsonFiles(app: FastifyInstance, { store }: Pick<AppContext, 'store'>): void {
  for (const [name, served] of Object.entries(FILES))
    withZodTypes(app).get(
      `/data/${name}.geojson`,
      {
        access: served.access,
        schema: {
          tags: ['files'],
          summary: `${served.title}, whole, as GeoJSON (${served.access}). ${served.description}`,
          response: { 200: collection, 304: notModifiedSchema }
        }
      },
      async (request: FastifyRequest, reply) => {
        const caller = getCaller(request);
        const dataset = selectDataset(served, caller);
        const reading: LayerFileRequest = { store, dataset, fields: readableFields(dataset, caller) };
        const version = await readDataVersion(reading);
        const kept = served.access === 'public' ? 'public' : 'private';
        varyBy(reply, 'Authorization', 'Cookie').header('cache-control', `${kept}, no-cache`);
        if (version !== null) {
          if (isUnchanged(request, reply, computeEtag(reading, version))) return sendNotModified(reply);
        }
        // The first page is read before the first byte is sent, so that an unavailable database gives an error
        // response.
        const first = await readPageAfter(reading, null);
        return reply
          .type('application/geo+json; charset=utf-8')
          .send(Readable.from(streamFile(reading, version, first)));
      }
    );
}
