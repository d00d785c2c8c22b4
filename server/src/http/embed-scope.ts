import type { LatLon } from '@site/domain';
import type { FastifyRequest } from 'fastify';
import { writeLgaAtSql } from '../figures/lga-at';
import { getEmbedKey } from '../common/embed-keys';
import { ApiError } from '../common/response-errors';
import type { Store } from '../store/store';

/**
 * Checks that service areas start in the states that the page's embed key allows. A key without states, and a
 * page without a key, allow every start.
 * @throws ApiError 403 'embed_scope' that names the states.
 */
export async function requireInScope(
  { query }: Store,
  request: FastifyRequest,
  starts: readonly LatLon[]
): Promise<void> {
  const states = getEmbedKey(request)?.states ?? [];
  if (states.length === 0) return;
  const rows = await query<{ state: string | null }>(
    `SELECT at.state FROM unnest($1::float8[], $2::float8[]) AS start (longitude, latitude)
       LEFT JOIN LATERAL (${writeLgaAtSql('ST_Point(start.longitude, start.latitude, 4326)')}) AS at ON true`,
    [starts.map(({ longitude }) => longitude), starts.map(({ latitude }) => latitude)]
  );
  if (rows.every(({ state }) => state !== null && states.includes(state))) return;
  throw new ApiError(
    403,
    'embed_scope',
    `This map draws service areas in ${states.join(', ')} only.`,
    'latitude'
  );
}
