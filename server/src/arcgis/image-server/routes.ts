import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRasterFolder } from '../../engines/raster/raster-folder';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { RasterError } from '../../engines/raster/read-geotiff';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ArcgisError } from '../../common/response-errors';
import { getPublicOrigin } from '../../common/public-origin';
import { getCurrentParameters } from '../../common/parameters';
import { requireAccess } from '../dialect/access';
import { readCallParameters } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import { encodeImage } from './encode-image';
import { readExportRequest } from './export-request';
import { computeAreaStatistics } from './histograms';
import { identifyCell } from './identify';
import {
  toAttributeTable,
  toHistogramJson,
  toLegendJson,
  toServiceMetadata,
  toStatisticsJson
} from './metadata';
import type { RasterClass, RasterService } from '../../layers/rasters';
import { RASTER_FUNCTIONS, readRenderingRule } from './rendering-rule';
import { readSamples } from './samples';
import { RASTERS } from '../../layers/rasters';

const BASE = '/arcgis/rest/services/:service/ImageServer';

/** A service with its raster, and its classes by the current limits. */
interface OpenedService {
  readonly service: RasterService;
  readonly classes: readonly RasterClass[];
  readonly loaded: LoadedRaster;
}

type CallHandler = (opened: OpenedService, params: CallParameters) => object;

/** Calls that answer with JSON, by the end of their address. */
const JSON_CALLS: Readonly<Record<string, CallHandler>> = {
  '': ({ service, loaded }) => toServiceMetadata(service, loaded),
  '/identify': ({ classes, loaded }, params) => identifyCell(classes, loaded, params),
  '/getSamples': ({ loaded }, params) => readSamples(loaded, params),
  '/statistics': ({ loaded }) => ({ statistics: [toStatisticsJson(loaded.statistics)] }),
  '/histograms': ({ loaded }) => ({ histograms: [toHistogramJson(loaded.statistics)] }),
  '/computeHistograms': ({ loaded }, params) => ({
    histograms: [toHistogramJson(computeAreaStatistics(loaded, params))]
  }),
  '/computeStatisticsHistograms': ({ loaded }, params) => {
    const statistics = computeAreaStatistics(loaded, params);
    return { statistics: [toStatisticsJson(statistics)], histograms: [toHistogramJson(statistics)] };
  },
  '/keyProperties': ({ service }) => ({
    BandProperties: [{ BandName: service.title, ...(service.unit ? { Unit: service.unit } : {}) }]
  }),
  '/rasterFunctionInfos': () => ({ rasterFunctionInfos: RASTER_FUNCTIONS }),
  '/rasterAttributeTable': ({ service }) => {
    if (!service.names) throw new ArcgisError(400, 'The service has no raster attribute table.');
    return toAttributeTable(service);
  },
  '/legend': ({ service, classes, loaded }, { renderingRule }) =>
    toLegendJson(
      service,
      classes,
      // Without a rule the legend is of the classes by which maps draw the service.
      renderingRule?.trim()
        ? readRenderingRule(renderingRule, { classes, statistics: loaded.statistics })
        : null
    )
};

/** Returns the address of the same call for the picture itself. */
const writePictureAddress = (origin: string, request: FastifyRequest, params: CallParameters): string =>
  `${origin}${request.url.split('?')[0]}?${new URLSearchParams({ ...params, f: 'image' })}`;

/** Calls per minute from one address: a map requests a picture each time it is moved. */
const IMAGE_LIMIT = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** Registers the ImageServer dialect over the GeoTIFFs of the data folder. */
export function registerImageServers(app: FastifyInstance, { settings, store }: AppContext): void {
  const folder = getRasterFolder(settings);
  const openService = async (request: FastifyRequest): Promise<OpenedService> => {
    const { service: name } = request.params as { readonly service: string };
    const service = RASTERS.find((one) => one.service.toLowerCase() === name.toLowerCase());
    if (!service) throw new ArcgisError(404, `Service ${name}/ImageServer not found`);
    requireAccess(service, getCaller(request));
    const loaded = await folder.get(service.service).catch((error: unknown) => {
      if (!(error instanceof RasterError)) throw error;
      app.log.error({ err: error }, 'raster not readable');
      throw new ArcgisError(500, `The raster of ${service.service} cannot be read.`);
    });
    if (!loaded)
      throw new ArcgisError(404, `Service ${name}/ImageServer has no data`, [
        `There is no rasters/${service.service}.tif in the data folder.`
      ]);
    const { parameters } = await getCurrentParameters(store);
    return { service, classes: service.classesBy(parameters), loaded };
  };
  registerResources(app, BASE, 'byHandler', {
    ...Object.fromEntries(
      Object.entries(JSON_CALLS).map(([end, answer]) => [
        end,
        async (request: FastifyRequest) => answer(await openService(request), readCallParameters(request))
      ])
    ),
    '/exportImage': {
      config: IMAGE_LIMIT,
      answer: async (request, reply) => {
        const opened = await openService(request);
        return exportImage(opened, readCallParameters(request), reply, (params) =>
          writePictureAddress(getPublicOrigin(settings, request), request, params)
        );
      }
    }
  });
}

/** Sends the picture, or with `f=json` its address. */
async function exportImage(
  { service, classes, loaded }: OpenedService,
  params: CallParameters,
  reply: FastifyReply,
  buildAddress: (params: CallParameters) => string
): Promise<object> {
  const asked = readExportRequest(params, service.names !== undefined);
  const rendering = readRenderingRule(params.renderingRule, { classes, statistics: loaded.statistics });
  const f = params.f?.trim().toLowerCase() || 'image';
  if (f === 'json' || f === 'pjson') {
    const { box, imageSR, width, height } = asked;
    const extent = { ...box, spatialReference: imageSR };
    return { href: buildAddress(params), width, height, extent, scale: 0 };
  }
  if (f !== 'image')
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'f' is invalid.", [
      'f: write image or json.'
    ]);
  const { type, body } = await encodeImage(loaded, asked, rendering);
  // Read access may be revoked, so caches must revalidate.
  return reply.type(type).header('cache-control', 'private, no-cache').send(body);
}
