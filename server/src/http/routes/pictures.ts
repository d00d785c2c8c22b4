import { isWebAddress, pictureHosts } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { hasRole } from '../../common/roles';
import type { Caller } from '../../common/roles';
import { fetchPicture, PictureError } from '../../pictures/fetch-picture';
import type { FetchedPicture, PictureProblem } from '../../pictures/fetch-picture';
import type { Store } from '../../store/store';
import { withZodTypes } from '../record-calls';

/** Size of the picture cache, bytes, and its lifetime, ms. */
const CACHE_BYTES = 100_000_000;
const CACHE_MS = 24 * 3_600_000;

/** HTTP status of each reason. */
const STATUS: Readonly<Record<PictureProblem, number>> = {
  privateAddress: 403,
  tooLarge: 413,
  noPicture: 415,
  tooSlow: 504,
  notReached: 502
};

/** Returns whether a record that the caller may read contains the address. The server is no open proxy. */
async function isInRecord({ query }: Store, address: string, caller: Caller): Promise<boolean> {
  const [found] = await query<{ isThere: boolean }>(
    `SELECT EXISTS (SELECT FROM marker_asset WHERE $1 = ANY (image_urls) AND ($2 OR marker_type = 'Factory'))
         OR ($2 AND EXISTS (SELECT FROM biochar_application WHERE $1 = ANY (image_urls))) AS "isThere"`,
    [address, hasRole(caller, 'staff')]
  );
  return found!.isThere;
}

/**
 * Registers the pictures of records: the hosts that pages show pictures from directly, and the pictures of
 * other hosts, fetched by the server.
 */
export function registerPictures(app: FastifyInstance, { settings, store }: AppContext): void {
  const { fetchesPictures, pictureOrigins } = settings;
  const kept = new LRUCache<string, FetchedPicture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: CACHE_MS,
    // Concurrent requests for one picture share one fetch.
    // The cache passes more than the address, such as a stale entry, which is ignored.
    fetchMethod: (address) => fetchPicture(address)
  });

  withZodTypes(app).get(
    '/api/picture-hosts',
    {
      access: 'public',
      schema: {
        tags: ['pictures'],
        summary: 'Origins of the pictures of records that are shown',
        response: {
          200: pictureHosts
        }
      }
    },
    async () => ({ origins: [...pictureOrigins], fetchesOthers: fetchesPictures })
  );

  withZodTypes(app).get(
    '/api/picture',
    {
      access: 'investor',
      schema: {
        tags: ['pictures'],
        summary: 'A picture of a record, fetched from its host (signed in; administrators any picture)',
        description:
          'Off unless SITE_FETCH_PICTURES is 1. At most 10 MB, within 10 s, not from private addresses.',
        querystring: z.strictObject({
          url: z
            .string()
            .max(2_000)
            .refine((text) => /^https?:/i.test(text) && isWebAddress(text), {
              error: 'an address that begins with http:// or https://'
            })
            .describe('Address of the picture')
        }),
        response: { 200: z.any().describe('The picture') }
      }
    },
    async (request, reply) => {
      const { url } = request.query;
      const caller = getCaller(request);
      if (!fetchesPictures)
        throw new ApiError(
          404,
          'pictures_not_fetched',
          `Pictures from ${new URL(url).host} are not shown here.`,
          'url'
        );
      if (!hasRole(caller, 'admin') && !(await isInRecord(store, url, caller)))
        throw new ApiError(404, 'picture_of_no_record', 'No record has this picture.', 'url');
      try {
        const { type, bytes } = (await kept.fetch(url))!;
        return await reply.header('cache-control', 'private, max-age=86400').type(type).send(bytes);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new ApiError(STATUS[error.problem], 'picture_not_had', error.message, 'url');
      }
    }
  );
}
