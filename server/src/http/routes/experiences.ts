import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import { getReaderLocale } from '../../common/reader-locale';
import type { AppContext } from '../../common/context';
import { EXPERIENCE_ACTIONS, readExperienceTrail } from '../../experiences/experience-audit';
import type { ExperienceAuthor } from '../../experiences/experience-audit';
import type { Experiences } from '../../experiences/experiences';
import { withZodTypes } from '../record-calls';

/** Default number of changes on a page. */
const ROWS = 100;
/**
 * Body limit of a request with a config, bytes. The largest config of the repository has 32 kB; configs with
 * data of their own are larger.
 */
const CONFIG_LIMIT = 2 * 1024 * 1024;
const NEWEST = 2_147_483_646;

const tags = ['experiences'];
const named = z.object({ name: plainText.describe('Name of the experience') });
const versionNumber = z.int().min(0).max(NEWEST);
const config = z.unknown().describe('The complete app config, in the format of Experience Builder');
const texts = z
  .record(z.string(), z.string())
  .describe('Texts, in the language of Accept-Language, of page names that are text keys');
const saved = {
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable().describe('E-mail address')
};

const summary = z.object({
  name: z.string(),
  label: z.string(),
  builtIn: z.boolean().describe('Whether it belongs to SITE; others are copies'),
  version: versionNumber.describe('The newest version; 0 for the built-in one'),
  ...saved,
  address: z.string().nullable().describe('Path that shows it'),
  problem: z
    .string()
    .nullable()
    .describe(
      'Why the built-in version is served instead of the saved one; null when the saved one is served'
    )
});
const version = z.object({
  version: versionNumber,
  ...saved,
  note: z.string().nullable(),
  restored: versionNumber.nullable().describe('The version whose config this one restored')
});
const written = z.object({ version: versionNumber.describe('The version that was saved') });
const trailEntry = z.object({
  id: z.string(),
  name: z.string(),
  action: z.enum(EXPERIENCE_ACTIONS),
  version: versionNumber.describe('The resulting version; for a deletion the last version'),
  changedBy: z.string().describe('uid of the account'),
  changedByEmail: z.string().nullable(),
  changedAt: z.iso.datetime()
});

const getExperienceAuthor = (request: FastifyRequest): ExperienceAuthor => {
  const { uid, email } = getCaller(request);
  return { uid: uid ?? '', email, locale: getReaderLocale(request) };
};

function registerReading(app: FastifyInstance, experiences: Experiences): void {
  withZodTypes(app).get(
    '/api/experiences',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'The experiences of SITE and the copies of them (admin)',
        response: { 200: z.object({ experiences: z.array(summary) }) }
      }
    },
    async (request) => ({ experiences: await experiences.list(getReaderLocale(request)) })
  );
  withZodTypes(app).get(
    '/api/experiences/:name',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'An experience with its newest config (admin)',
        params: named,
        response: { 200: summary.extend({ config, texts }) }
      }
    },
    async (request) => experiences.read(request.params.name, getReaderLocale(request))
  );
  withZodTypes(app).get(
    '/api/experiences/:name/versions',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'The versions of an experience, the newest first (admin)',
        params: named,
        response: { 200: z.object({ versions: z.array(version) }) }
      }
    },
    async ({ params }) => ({ versions: await experiences.listVersions(params.name) })
  );
  withZodTypes(app).get(
    '/api/experiences/:name/versions/:version',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'The config of a version (admin)',
        params: named.extend({ version: z.coerce.number().pipe(versionNumber) }),
        response: { 200: z.object({ version: versionNumber, config }) }
      }
    },
    async ({ params: { name, version: number } }) => ({
      version: number,
      config: await experiences.readVersion(name, number)
    })
  );
}

function registerTrail(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/experience-trail',
    {
      access: 'admin',
      schema: {
        tags: ['audit'],
        summary: 'Changes of experiences, newest first; name selects one (admin)',
        querystring: z.strictObject({
          name: plainText.optional(),
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.default(ROWS).describe('Changes on a page')
        }),
        response: {
          200: z.object({
            data: z.array(trailEntry),
            total: z.int().describe('Total number on all pages')
          })
        }
      }
    },
    async ({ query: { page: asked, limit: rows, name } }) => {
      const wanted = { name, limit: rows, offset: (asked - 1) * rows };
      const { entries, total } = await readExperienceTrail(store.query, wanted);
      return { data: entries, total };
    }
  );
}

function registerSaving(app: FastifyInstance, experiences: Experiences): void {
  withZodTypes(app).put(
    '/api/experiences/:name',
    {
      access: 'admin',
      bodyLimit: CONFIG_LIMIT,
      schema: {
        tags,
        summary: 'Save a config as the next version (admin)',
        description:
          '409 version_conflict when another version than baseVersion is the newest; 422 config_refused with issues (path, code, and words in the language of Accept-Language) when the config would not run. Nothing is saved then.',
        params: named,
        body: z.strictObject({
          config,
          baseVersion: versionNumber.describe('The version that was changed'),
          note: plainText.optional().describe('What was changed')
        }),
        response: { 200: written }
      }
    },
    async (request) => ({
      version: await experiences.save(request.params.name, request.body, getExperienceAuthor(request))
    })
  );
  withZodTypes(app).post(
    '/api/experiences/:name/restore',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Save the config of an earlier version as the next one (admin)',
        params: named,
        body: z.strictObject({
          version: versionNumber.describe('The version to restore'),
          baseVersion: versionNumber.describe('The newest version that the caller knows')
        }),
        response: { 200: written }
      }
    },
    async (request) => ({
      version: await experiences.restore(request.params.name, request.body, getExperienceAuthor(request))
    })
  );
}

function registerCopying(app: FastifyInstance, experiences: Experiences): void {
  withZodTypes(app).post(
    '/api/experiences',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Copy an experience under another name (admin)',
        body: z.strictObject({
          from: plainText.describe('Name of the experience to copy'),
          name: z
            .string()
            .regex(/^[a-z0-9-]{3,40}$/, 'must be 3 to 40 lower-case letters, digits and hyphens')
            .describe('3 to 40 lower-case letters, digits and hyphens'),
          label: plainText.describe('Name of the copy')
        }),
        response: { 201: z.object({ name: z.string(), version: versionNumber }) }
      }
    },
    async (request, reply) => {
      await experiences.duplicate(request.body, getExperienceAuthor(request));
      return reply.status(201).send({ name: request.body.name, version: 1 });
    }
  );
  withZodTypes(app).delete(
    '/api/experiences/:name',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Delete a copy with its versions (admin)',
        params: named,
        response: { 204: z.null().describe('Deleted') }
      }
    },
    async (request, reply) => {
      await experiences.remove(request.params.name, getExperienceAuthor(request));
      return reply.status(204).send(null);
    }
  );
}

/**
 * Registers the endpoints of experiences for administrators; every change is recorded in the trail of
 * experiences.
 */
export function registerExperiences(
  app: FastifyInstance,
  context: AppContext,
  experiences: Experiences
): void {
  registerReading(app, experiences);
  registerTrail(app, context);
  registerSaving(app, experiences);
  registerCopying(app, experiences);
}
