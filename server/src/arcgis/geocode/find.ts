import { foldedSql, hasWordSql, wordsOf } from '../../store/name-words';
import type { Store } from '../../store/store';
import { addressOf } from './address';
import type { Address } from './address';

/** A place that answers a search. Degrees. */
export interface Candidate {
  /** Names it in a later call without a new search. */
  readonly key: string;
  readonly address: Address;
  readonly longitude: number;
  readonly latitude: number;
  readonly extent: { xmin: number; ymin: number; xmax: number; ymax: number };
  /** 100 when the name is the text, 90 when it begins with its first word, 75 when a later word does. */
  readonly score: number;
}

interface Found {
  readonly key: string;
  readonly type: 'City' | 'LGA' | 'State';
  readonly name: string;
  readonly state: string;
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
  readonly score: number;
}

/** A town is shown with this much round it, in degrees (some 5 km each way). */
const TOWN_EXTENT = 0.05;

/* States, then towns by size, then LGAs: what most people mean by a name comes first. */
const NAMES = `
  SELECT 'state:' || id AS key, 'State' AS type, name, name AS state, '' AS code, 0 AS weight, geom FROM state_boundary
  UNION ALL
  SELECT 'place:' || id, 'City', name, state, '', rank, ST_Expand(geom, ${TOWN_EXTENT}) FROM place
  UNION ALL
  SELECT 'lga:' || id, 'LGA', name, state, code, 3, geom FROM lga`;

const COLUMNS = `key, type, name, state, code, ST_X(ST_PointOnSurface(geom)) AS x, ST_Y(ST_PointOnSurface(geom)) AS y,
  ST_XMin(geom) AS xmin, ST_YMin(geom) AS ymin, ST_XMax(geom) AS xmax, ST_YMax(geom) AS ymax`;

const candidateOf = ({ key, type, name, state, code, x, y, score, ...extent }: Found): Candidate => ({
  key,
  address: addressOf({
    city: type === 'City' ? name : undefined,
    lga: type === 'LGA' ? name : undefined,
    lgaCode: code,
    state,
    type
  }),
  longitude: x,
  latitude: y,
  extent: { xmin: extent.xmin, ymin: extent.ymin, xmax: extent.xmax, ymax: extent.ymax },
  score
});

/** The place that an earlier answer named. Null when it is gone. */
export async function candidateByKey(store: Store, key: string): Promise<Candidate | null> {
  const [found] = await store.query<Found>(
    `SELECT ${COLUMNS}, 100 AS score FROM (${NAMES}) AS names WHERE key = $1`,
    [key]
  );
  return found ? candidateOf(found) : null;
}

/** No name has more; a longer text finds nothing. */
const MOST_WORDS = 20;

const TYPES: Readonly<Record<Kinds, readonly Found['type'][]>> = {
  all: ['State', 'City', 'LGA'],
  townsAndStates: ['State', 'City']
};

/** Written after a suggested local government area, to tell it from a town of the same name. */
export const LGA_MARK = ' (LGA)';

/** What a service finds: one that is searched beside the layer of LGAs leaves them to it. */
export type Kinds = 'all' | 'townsAndStates';

/**
 * Places by name: those whose name has every word of the text before the first comma, or a word that begins so, in any
 * order; of the text behind it the state ('Uyo, Akwa').
 * @param limit most places answered, the best first.
 */
export async function findCandidates(
  store: Store,
  text: string,
  limit: number,
  kinds: Kinds = 'all'
): Promise<Candidate[]> {
  // A suggestion may come back as text, without its key.
  const isLga = text.trimEnd().endsWith(LGA_MARK.trim());
  const plain = isLga ? text.trimEnd().slice(0, -LGA_MARK.trim().length) : text;
  const [words, state] = plain.split(',', 2).map(wordsOf) as [string[], string[]?];
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const conditions = words.map((_, at) => hasWordSql('folded', `$${at + 5}::text`));
  const rows = await store.query<Found>(
    `SELECT ${COLUMNS}, CASE WHEN folded = ' ' || $1::text || ' ' THEN 100
       WHEN starts_with(folded, ' ' || $5::text) THEN 90 ELSE 75 END AS score
     FROM (SELECT *, ${foldedSql('name')} AS folded, ${foldedSql('state')} AS place FROM (${NAMES}) AS names) AS names
     WHERE ${conditions.join(' AND ')} AND starts_with(place, ' ' || $2::text) AND type = ANY($4::text[])
     ORDER BY score DESC, weight, name, state, key LIMIT $3`,
    [words.join(' '), (state ?? []).join(' '), limit, isLga ? ['LGA'] : TYPES[kinds], ...words]
  );
  return rows.map(candidateOf);
}
