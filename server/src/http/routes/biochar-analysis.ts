import { biocharAnalysis, formatMessage, RADIUS_UNITS, readRadius } from '@site/domain';
import type { Parameters } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { analyseBiochar, findFacility } from '../../figures/biochar/analysis';
import type { AnalysisPlace, BiocharReach } from '../../figures/biochar/analysis';
import { latitudeSchema, longitudeSchema, plainText } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { readDriveTimeMinutes, toRoutingFailure } from '../drive-time';

const body = z.strictObject({
  facilityId: plainText.optional().describe('Factory at the centre of the analysis'),
  latitude: latitudeSchema.optional().describe('Degrees north, without a factory'),
  longitude: longitudeSchema.optional().describe('Degrees east, without a factory'),
  radius: z.number().optional().describe('In the given unit'),
  unit: z.enum(RADIUS_UNITS).default('kilometers'),
  minutes: z.number().optional().describe('Drive time instead of the radius')
});
type AnalysisBody = z.output<typeof body>;

const createInputError = (text: string, field: string) => new ApiError(400, 'invalid_input', text, field);

async function findAnalysisPlace({ store }: AppContext, asked: AnalysisBody): Promise<AnalysisPlace> {
  const { facilityId, latitude, longitude } = asked;
  if (facilityId !== undefined) {
    if (latitude !== undefined || longitude !== undefined)
      throw createInputError('Send either facilityId, or latitude and longitude.', 'facilityId');
    const facility = await findFacility(store.query, facilityId);
    if (facility) return facility;
    throw new ApiError(404, 'not_found', 'This factory no longer exists. Choose another.', 'facilityId');
  }
  if (latitude === undefined)
    throw createInputError('Send facilityId, or latitude and longitude.', 'latitude');
  if (longitude === undefined) throw createInputError('Send the longitude too.', 'longitude');
  return { latitude, longitude, facility: null };
}

function readBiocharReach({ radius, unit, minutes }: AnalysisBody, parameters: Parameters): BiocharReach {
  if (minutes !== undefined) {
    if (radius !== undefined) throw createInputError('Send either a radius or minutes.', 'radius');
    return { minutes: readDriveTimeMinutes(minutes, parameters) };
  }
  const read = readRadius(radius === undefined ? '' : String(radius), unit, parameters);
  if (read.ok) return { radius: read.value, unit };
  throw new ApiError(
    400,
    'radius_out_of_range',
    formatMessage(`radius.${read.problem}`, 'en', read.values),
    'radius'
  );
}

/**
 * Registers `POST /api/biochar-analysis`: the biochar that facilities round a place can make of the feedstock
 * there.
 */
export function registerBiocharAnalysis(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/biochar-analysis',
    {
      access: 'staff',
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['biochar'],
        summary: 'Biochar facilities and feedstock within a radius or a drive time of a place (staff)',
        description:
          'Maize is weighted by the share of each LGA inside, palm kernel shell by the oil palm clusters inside. Missing values are left out, and their number is returned with the figure.',
        body,
        response: { 200: biocharAnalysis }
      }
    },
    async (request) => {
      const set = await getCurrentParameters(context.store);
      const reach = readBiocharReach(request.body, set.parameters);
      const place = await findAnalysisPlace(context, request.body);
      return analyseBiochar(context, set, place, reach, new Date()).catch((error: unknown) => {
        throw toRoutingFailure(error, set.parameters);
      });
    }
  );
}
