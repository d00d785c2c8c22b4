import { findState, foldName, MIN_JOINED_LETTERS, findLgas, toNameKey, splitNameWords } from '@site/domain';
import type { Lga } from '@site/domain';
import { listSpelledCodes } from '../../import/lga-spellings';
import { writeFoldedSql, writeHasWordSql } from '../../store/name-search-sql';
import type { Store } from '../../store/store';
import { toAddress } from './address';
import type { Address } from './address';

/** A place found by a search, in degrees. */
export interface Candidate {
  /** Identifies it in a later call without a new search. */
  readonly key: string;
  readonly address: Address;
  readonly longitude: number;
  readonly latitude: number;
  readonly extent: { xmin: number; ymin: number; xmax: number; ymax: number };
  /**
   * 100 when the text is the name or a spelling of it, 90 when the name begins with its first word, 75 when a
   * later word matches.
   */
  readonly score: number;
}

interface CandidateRow {
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

/** Margin of the extent of a town, in degrees (some 5 km each way). */
const TOWN_EXTENT = 0.05;

/* States, then towns by size, then LGAs, so that the most likely meaning of a name comes first. */
const NAMES = `
  SELECT 'state:' || id AS key, 'State' AS type, name, name AS state, '' AS code, 0 AS weight, geom FROM state_boundary
  UNION ALL
  SELECT 'place:' || id, 'City', name, state, '', rank, ST_Expand(geom, ${TOWN_EXTENT}) FROM place
  UNION ALL
  SELECT 'lga:' || id, 'LGA', name, state, code, 3, geom FROM lga`;

const COLUMNS = `key, type, name, state, code, ST_X(ST_PointOnSurface(geom)) AS x, ST_Y(ST_PointOnSurface(geom)) AS y,
  ST_XMin(geom) AS xmin, ST_YMin(geom) AS ymin, ST_XMax(geom) AS xmax, ST_YMax(geom) AS ymax`;

const toCandidate = ({ key, type, name, state, code, x, y, score, ...extent }: CandidateRow): Candidate => ({
  key,
  address: toAddress({
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

/** Returns the place of an earlier answer by its key; null when it no longer exists. */
export async function findCandidateByKey(store: Store, key: string): Promise<Candidate | null> {
  const [found] = await store.query<CandidateRow>(
    `SELECT ${COLUMNS}, 100 AS score FROM (${NAMES}) AS names WHERE key = $1`,
    [key]
  );
  return found ? toCandidate(found) : null;
}

/** Most words of a search; no name has more, so a longer text finds nothing. */
const MOST_WORDS = 20;

const TYPES_BY_KIND: Readonly<Record<PlaceKinds, readonly CandidateRow['type'][]>> = {
  all: ['State', 'City', 'LGA'],
  townsAndStates: ['State', 'City']
};

/** Appended to a suggested local government area, to distinguish it from a town of the same name. */
export const LGA_MARK = ' (LGA)';

/**
 * Places that a service finds. A service that is searched next to the layer of LGAs omits them, as far as the
 * layer finds them.
 */
export type PlaceKinds = 'all' | 'townsAndStates';

/** The parts of a searched text. */
interface SearchedName {
  /** Text before the first comma. */
  readonly name: string;
  /** State after the comma, in the spelling of the list of states if it is one; null without a comma. */
  readonly state: string | null;
  /** Whether only local government areas are meant. */
  readonly isLga: boolean;
}

const COUNTRY = ['nigeria', 'nga', 'ng'];
/** The country behind a name without a comma. */
const COUNTRY_BEHIND = /\s+nigeria[\s.]*$/i;

/** The parts of an address between its commas, without the country. */
const listParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.replace(COUNTRY_BEHIND, ''))
    .filter((part) => !['', ...COUNTRY].includes(toNameKey(part)));

function readSearchedName(text: string): SearchedName {
  // A suggestion may be sent back as text, without its key.
  const isLga = text.trimEnd().endsWith(LGA_MARK.trim());
  const plain = isLga ? text.trimEnd().slice(0, -LGA_MARK.trim().length) : text;
  const [name = '', ...behind] = listParts(plain);
  // 'Ewet, Uyo, Akwa Ibom': what stands between is in the state.
  const state = behind.find((part) => findState(part) !== undefined) ?? behind[0];
  return { name, state: state === undefined ? null : (findState(state) ?? state), isLga };
}

/**
 * Lists states and LGAs that a name may be a spelling of, from the importer's list and its stored spellings.
 */
async function listMeant({ query }: Store, { name, state }: SearchedName) {
  const listed = findLgas(state === null ? name : `${name}, ${state}`);
  const isCode = (lga: Lga): boolean => lga.code === name.trim().toUpperCase();
  const whole = findState(name);
  return {
    states: whole !== undefined && (state === null || state === whole) ? [whole] : [],
    // Four letters that match a code are rarely meant as one.
    codes: [
      ...listed.filter((lga) => !isCode(lga)).map(({ code }) => code),
      ...(await listSpelledCodes(query, state, name))
    ],
    byCode: listed.filter(isCode).map(({ code }) => code)
  };
}

/**
 * Number of the first word parameter. $1 key of the name, $2 words of the state, $3 limit, $4 types, $5 states
 * and $6 LGAs that the text may mean, $7 LGAs by code, $8 … words.
 */
const FIRST_WORD = 8;

const writeSearchSql = (words: readonly string[], kinds: PlaceKinds): string => {
  const hasWords =
    words.map((_, at) => writeHasWordSql('folded', `$${at + FIRST_WORD}::text`)).join(' AND ') || 'FALSE';
  return `
WITH names AS (
  SELECT *, ${writeFoldedSql('name')} AS folded, ${writeFoldedSql('state')} AS place, name_key(name) AS joined FROM (${NAMES}) AS names
), judged AS (
  SELECT *, (${hasWords}) OR (length($1::text) >= ${MIN_JOINED_LETTERS} AND starts_with(joined, $1::text)) AS has_words,
    (type = 'State' AND name = ANY($5::text[])) OR (type = 'LGA' AND code = ANY($6::text[])) AS is_meant,
    type = 'LGA' AND code = ANY($7::text[]) AS is_code
  FROM names
)
SELECT ${COLUMNS}, CASE WHEN is_meant OR joined = $1::text THEN 100
    WHEN starts_with(folded, ' ' || $${FIRST_WORD}::text) OR (has_words AND starts_with(joined, $1::text)) THEN 90 ELSE 75 END AS score
  FROM judged
 WHERE (has_words OR is_meant OR is_code) AND starts_with(place, ' ' || $2::text)
   AND (type = ANY($4::text[])${kinds === 'townsAndStates' ? ' OR (is_meant AND NOT has_words)' : ''})
 ORDER BY score DESC, weight, name, state, key LIMIT $3`;
};

async function findByName(
  store: Store,
  searched: SearchedName,
  limit: number,
  kinds: PlaceKinds
): Promise<Candidate[]> {
  const { name, state, isLga } = searched;
  const words = splitNameWords(name);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const { states, codes, byCode } = await listMeant(store, searched);
  const rows = await store.query<CandidateRow>(writeSearchSql(words, kinds), [
    toNameKey(name),
    foldName(state ?? ''),
    limit,
    isLga ? ['LGA'] : TYPES_BY_KIND[kinds],
    states,
    codes,
    kinds === 'all' ? byCode : [],
    ...words
  ]);
  return rows.map(toCandidate);
}

/** Most words in the name of a state. */
const MOST_STATE_WORDS = 4;

/** Lists readings of a text without a comma whose last words are a state: 'Lafia Nassarawa'. */
function listReadingsWithState({ name, state, isLga }: SearchedName): SearchedName[] {
  const words = splitNameWords(name);
  if (state !== null || words.length > MOST_WORDS) return [];
  return Array.from({ length: Math.min(MOST_STATE_WORDS, words.length - 1) }, (_, at) => {
    const split = words.length - 1 - at;
    return {
      name: words.slice(0, split).join(' '),
      state: findState(words.slice(split).join(' ')) ?? null,
      isLga
    };
  }).filter((reading) => reading.state !== null);
}

/** Words behind a name that say what it is. */
const KIND_BEHIND = /\s+(?:town|city|village|community)\s*$/i;

/** Other readings of a text that finds nothing: its last words are a state, it begins with the state, it ends with the kind. */
function listOtherReadings(searched: SearchedName): SearchedName[] {
  const { name, state } = searched;
  const first = state !== null && findState(state) === undefined ? findState(name) : undefined;
  return [
    ...listReadingsWithState(searched),
    ...(first === undefined ? [] : [{ ...searched, name: state!, state: first }]),
    ...(KIND_BEHIND.test(name) ? [{ ...searched, name: name.replace(KIND_BEHIND, '') }] : [])
  ];
}

/**
 * Places by name: those whose name has every word of the text before the first comma, or a word that begins so, in any
 * order, or is the text in another spacing; states and local government areas in every spelling that the importer takes.
 * Behind the comma, at the end or before it, a state may be named ('Uyo, Akwa', 'Akwa Ibom, Uyo'), and the country.
 * @param limit most places answered, the best first.
 */
export async function findCandidates(
  store: Store,
  text: string,
  limit: number,
  kinds: PlaceKinds = 'all'
): Promise<Candidate[]> {
  const searched = readSearchedName(text);
  const found = await findByName(store, searched, limit, kinds);
  if (found.length > 0) return found;
  for (const reading of listOtherReadings(searched)) {
    const others = await findByName(store, reading, limit, kinds);
    if (others.length > 0) return others;
  }
  return [];
}
