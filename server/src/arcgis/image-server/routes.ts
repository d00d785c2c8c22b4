import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rastersOf } from '../../engines/raster/raster-folder';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { RasterError } from '../../engines/raster/read-geotiff';
import { callerOf } from '../../ground/caller';
import type { AppContext } from '../../ground/context';
import { ArcgisError } from '../../ground/errors';
import { originOf } from '../../ground/origin';
import { currentParameters } from '../../ground/parameters';
import { requireAccess } from '../dialect/access';
import { callParameters } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import { encodeImage } from './encode';
import { readExportRequest } from './export-request';
import { areaStatistics } from './histograms';
import { identifyAnswer } from './identify';
import { attributeTable, histogramJson, legendJson, serviceMetadata, statisticsJson } from './metadata';
import type { RasterClass, RasterService } from '../../layers/rasters';
import { RASTER_FUNCTIONS, renderingOf } from './rendering-rule';
import { samplesAnswer } from './samples';
import { RASTERS } from '../../layers/rasters';

const BASE = '/arcgis/rest/services/:service/ImageServer';

/** A service with its raster, and its classes by the current limits. */
interface Opened {
  readonly service: RasterService;
  readonly classes: readonly RasterClass[];
  readonly loaded: LoadedRaster;
}

type Answer = (opened: Opened, params: CallParameters) => object;

/** Calls that answer with JSON, by the end of their address. */
const CALLS: Readonly<Record<string, Answer>> = {
  '': ({ service, loaded }) => serviceMetadata(service, loaded),
  '/identify': ({ classes, loaded }, params) => identifyAnswer(classes, loaded, params),
  '/getSamples': ({ loaded }, params) => samplesAnswer(loaded, params),
  '/statistics': ({ loaded }) => ({ statistics: [statisticsJson(loaded.statistics)] }),
  '/histograms': ({ loaded }) => ({ histograms: [histogramJson(loaded.statistics)] }),
  '/computeHistograms': ({ loaded }, params) => ({
    histograms: [histogramJson(areaStatistics(loaded, params))]
  }),
  '/computeStatisticsHistograms': ({ loaded }, params) => {
    const statistics = areaStatistics(loaded, params);
    return { statistics: [statisticsJson(statistics)], histograms: [histogramJson(statistics)] };
  },
  '/keyProperties': ({ service }) => ({
    BandProperties: [{ BandName: service.title, ...(service.unit ? { Unit: service.unit } : {}) }]
  }),
  '/rasterFunctionInfos': () => ({ rasterFunctionInfos: RASTER_FUNCTIONS }),
  '/rasterAttributeTable': ({ service }) => {
    if (!service.names) throw new ArcgisError(400, 'The service has no raster attribute table.');
    return attributeTable(service);
  },
  '/legend': ({ service, classes }) => legendJson(service, classes)
};

/** Returns the address of the same call for the picture itself. */
const pictureAddress = (origin: string, request: FastifyRequest, params: CallParameters): string =>
  `${origin}${request.url.split('?')[0]}?${new URLSearchParams({ ...params, f: 'image' })}`;

/** Calls per minute from one address: a map requests a picture each time it is moved. */
const IMAGES = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** Registers the ImageServer dialect over the GeoTIFFs of the data folder. */
export function registerImageServers(app: FastifyInstance, { settings, store }: AppContext): void {
  const folder = rastersOf(settings);
  const open = async (request: FastifyRequest): Promise<Opened> => {
    const { service: name } = request.params as { readonly service: string };
    const service = RASTERS.find((one) => one.service.toLowerCase() === name.toLowerCase());
    if (!service) throw new ArcgisError(404, `Service ${name}/ImageServer not found`);
    requireAccess(service, callerOf(request));
    const loaded = await folder.get(service.service).catch((error: unknown) => {
      if (!(error instanceof RasterError)) throw error;
      app.log.error({ err: error }, 'raster not readable');
      throw new ArcgisError(500, `The raster of ${service.service} cannot be read.`);
    });
    if (!loaded)
      throw new ArcgisError(404, `Service ${name}/ImageServer has no data`, [
        `There is no rasters/${service.service}.tif in the data folder.`
      ]);
    const { parameters } = await currentParameters(store);
    return { service, classes: service.classesBy(parameters), loaded };
  };
  registerResources(app, BASE, {
    ...Object.fromEntries(
      Object.entries(CALLS).map(([end, answer]) => [
        end,
        async (request: FastifyRequest) => answer(await open(request), callParameters(request))
      ])
    ),
    '/exportImage': {
      config: IMAGES,
      answer: async (request, reply) => {
        const opened = await open(request);
        return exportImage(opened, callParameters(request), reply, (params) =>
          pictureAddress(originOf(settings, request), request, params)
        );
      }
    }
  });
}

/** Sends the picture, or with `f=json` its address. */
async function exportImage(
  { classes, loaded }: Opened,
  params: CallParameters,
  reply: FastifyReply,
  addressOf: (params: CallParameters) => string
): Promise<object> {
  const asked = readExportRequest(params);
  const rendering = renderingOf(params.renderingRule, { classes, statistics: loaded.statistics });
  const f = params.f?.trim().toLowerCase() || 'image';
  if (f === 'json' || f === 'pjson') {
    const { box, imageSR, width, height } = asked;
    const extent = { ...box, spatialReference: imageSR };
    return { href: addressOf(params), width, height, extent, scale: 0 };
  }
  if (f !== 'image')
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'f' is invalid.", [
      'f: write image or json.'
    ]);
  const { type, body } = await encodeImage(loaded, asked, rendering);
  // Read access may be revoked, so caches must revalidate.
  return reply.type(type).header('cache-control', 'private, no-cache').send(body);
}
