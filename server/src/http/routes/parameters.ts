import {
  hasDriveTimesInOrder,
  findLimitsOutOfOrder,
  MILL_SCOPES,
  PARAMETER_DEFINITIONS,
  parameterChange,
  parameterDefinition,
  getParameterLabel,
  hasRoundBreakInDay,
  hasTripDayInOrder
} from '@site/domain';
import type { NumericParameter, ParameterDefinition } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refreshOutputRates } from '../../records/derived';
import { getCaller } from '../../common/caller';
import { notModifiedSchema } from '../../common/call-schemas';
import { isUnchanged, sendNotModified } from '../../common/conditional-request';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { changeParameters, getCurrentParameters, readParameterHistory } from '../../common/parameters';

function buildNumberSchema({ min, max, step, label, unit }: ParameterDefinition): z.ZodNumber {
  const bounded = z.number().min(min).max(max);
  return (step === undefined ? bounded : bounded.multipleOf(step)).describe(`${label} (${unit})`);
}

const numeric = Object.fromEntries(
  Object.entries(PARAMETER_DEFINITIONS).map(([name, definition]) => [name, buildNumberSchema(definition)])
) as Record<NumericParameter, z.ZodNumber>;

const parameters = z
  .strictObject({ ...numeric, millScope: z.enum(MILL_SCOPES).describe(getParameterLabel('millScope', 'en')) })
  // The schema checks names and bounds; only relations between values are left.
  .refine(hasDriveTimesInOrder, {
    path: ['defaultDriveTime'],
    error: 'must be between the shortest and the longest drive time'
  })
  .refine(hasTripDayInOrder, {
    path: ['tripDayEnd'],
    error: 'must be after the first trip of the day leaves'
  })
  .refine(hasRoundBreakInDay, {
    path: ['roundBreakEnd'],
    error:
      'must be after the break begins and within the working day, or equal to roundBreakStart for no break'
  })
  .superRefine((values, { addIssue }) => {
    for (const name of findLimitsOutOfOrder(values))
      addIssue({ code: 'custom', path: [name], message: 'must be above the limit of the class before it' });
  });

const answer = z.object({
  version: z.int(),
  parameters,
  definitions: z.record(z.string(), parameterDefinition)
});

function registerHistory(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/parameters/history',
    {
      access: 'admin',
      schema: {
        tags: ['parameters'],
        summary: 'Every version of the business parameters, the newest first (admin)',
        response: { 200: z.object({ data: z.array(parameterChange) }) }
      }
    },
    async () => {
      const versions = await readParameterHistory(store);
      return { data: versions.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })) };
    }
  );
}

/** The version a change is based on: the If-Match header or `version` in the body; '*' names none. */
function readBaseVersion(header: string | undefined, body: number | undefined): number {
  const named =
    header === undefined || header.trim() === '*'
      ? body
      : Number(/^(?:W\/)?"?(\d+)"?$/.exec(header.trim())?.[1]);
  if (named === undefined || Number.isNaN(named))
    throw new ApiError(
      428,
      'version_required',
      'Send the version that the change is based on: `version` in the body or If-Match.',
      'version'
    );
  return named;
}

/** Registers `GET` and `PUT /api/parameters`: the business parameters, one versioned set with its history. */
export function registerParameters(app: FastifyInstance, context: AppContext): void {
  const { store } = context;
  registerHistory(app, context);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/parameters',
    {
      access: 'public',
      schema: {
        tags: ['parameters'],
        summary: 'Business parameters in force, with the bounds and unit of each',
        response: { 200: answer, 304: notModifiedSchema }
      }
    },
    async (request, reply) => {
      const set = await getCurrentParameters(store);
      reply.header('cache-control', 'no-cache');
      if (isUnchanged(request, reply, `"${set.version}"`)) return sendNotModified(reply);
      return { ...set, definitions: PARAMETER_DEFINITIONS };
    }
  );
  typed.put(
    '/api/parameters',
    {
      // Runs before the body is validated, so that callers without the role learn nothing about valid input.
      access: 'admin',
      schema: {
        tags: ['parameters'],
        summary: 'Put a new version in force (admin)',
        body: z.object({ version: z.int().optional(), parameters }),
        response: { 200: answer }
      }
    },
    async (request, reply) => {
      const { email } = getCaller(request);
      const version = readBaseVersion(request.headers['if-match'], request.body.version);
      const set = await changeParameters(
        store,
        version,
        request.body.parameters,
        email ?? '',
        refreshOutputRates
      );
      reply.header('etag', `"${set.version}"`);
      return { ...set, definitions: PARAMETER_DEFINITIONS };
    }
  );
}
