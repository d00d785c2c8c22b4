import { OFFTAKE_FARM_KINDS, offtakeFarms, offtakeSummary } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getRasterFolder } from '../../engines/raster/raster-folder';
import { listFarmsWithin } from '../../figures/offtake/farms';
import { toOfftakeCircle, summariseOfftake } from '../../figures/offtake/summary';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';

const place = z.object({
  latitude: latitudeSchema.describe('Degrees north'),
  longitude: longitudeSchema.describe('Degrees east')
});
const farms = place.extend({
  farms: z.enum(OFFTAKE_FARM_KINDS).describe('Count whose farms are listed'),
  page: z.int().min(0).max(100_000).default(0).describe('Page from 0, ten farms each')
});

/** Requires staff: the layers behind the figures are open to staff only, the facilities to investors too. */
const CALL = {
  config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
  access: 'staff'
} as const;

/**
 * Registers `POST /api/offtake-summary`, which returns every figure of an offtake analysis except the soil's,
 * and `POST /api/offtake-farms`, which lists the farms counted.
 */
export function registerOfftake(app: FastifyInstance, { store, settings }: AppContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/api/offtake-summary',
    {
      ...CALL,
      schema: {
        tags: ['offtake'],
        summary: 'Farms, suitability and biochar facilities round a place',
        description:
          'For staff. The circle has the radius of the parameter offtakeRadius; docs/rules/offtake.md defines what counts.',
        body: place,
        response: { 200: offtakeSummary }
      }
    },
    async (request) => {
      const set = await getCurrentParameters(store);
      const { latitude, longitude } = request.body;
      const sources = { query: store.query, rasters: getRasterFolder(settings) };
      return summariseOfftake(sources, set, { latitude, longitude }, new Date());
    }
  );
  typed.post(
    '/api/offtake-farms',
    {
      ...CALL,
      schema: {
        tags: ['offtake'],
        summary: 'The farms behind a count of an offtake analysis, ten at a time',
        description: 'For staff. The layer has the records of the same object ids.',
        body: farms,
        response: { 200: offtakeFarms }
      }
    },
    async (request) => {
      const { parameters } = await getCurrentParameters(store);
      const { latitude, longitude, farms: kind, page } = request.body;
      return listFarmsWithin(store.query, kind, toOfftakeCircle({ latitude, longitude }, parameters), page);
    }
  );
}
