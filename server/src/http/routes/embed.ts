import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../common/context';
import { getEmbedKey } from '../../common/embed-keys';
import { isOriginAllowed } from '../../common/embed-origins';

const query = z.object({
  origin: z.string().max(300).describe("Origin of the page that embeds the map: 'https://partner.example'")
});

const answer = z.object({
  allowed: z.boolean().describe('Whether that page receives selections on the map'),
  partner: z.string().nullable().describe('Partner that has the key; null without a key'),
  states: z.array(z.string()).readonly().describe('States of the key; empty for the whole country'),
  areasPerDay: z
    .number()
    .nullable()
    .describe('Service areas that may be drawn in 24 hours; null without a key')
});

/** Registers `GET /api/embed`: the settings that a page with a widget map needs for its map. */
export function registerEmbed(app: FastifyInstance, { settings }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/embed',
    {
      access: 'public',
      schema: {
        tags: ['embedding'],
        summary: 'Whether a page of an origin may embed a widget map, and the limits of its key',
        description: 'For anybody. The key is sent in the header X-Embed-Key.',
        querystring: query,
        response: { 200: answer }
      }
    },
    async (request) => {
      const key = getEmbedKey(request);
      return {
        allowed: isOriginAllowed(request.query.origin, key?.origins ?? settings.embedOrigins),
        partner: key?.name ?? null,
        states: key?.states ?? [],
        areasPerDay: key?.areasPerDay ?? null
      };
    }
  );
}
