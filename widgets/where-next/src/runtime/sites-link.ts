import {
  decodeRing,
  encodeRing,
  isPosition,
  MAX_SITE_CANDIDATES,
  SEASONS,
  SITE_WEIGHTS,
  siteArea
} from 'widgets/shared-code/site-domain';
import type {
  ExistingFactories,
  Season,
  SiteArea,
  SiteQuestion,
  SiteWeight
} from 'widgets/shared-code/site-domain';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import { MAX_CHOSEN_SITES, MAX_SCENARIOS, MINUTE_BOUNDS, SPACING_BOUNDS } from './site-limits';
import type { CandidateSource, NamedPlace, SitesInputs, SitesState, TonnesScope } from './state';
import { requestScenario, TONNES_SCOPES } from './state';

export const QUESTIONS = ['coverage', 'haulCost'] as const satisfies readonly SiteQuestion[];
export const EXISTING = ['keep', 'ignore', 'compete'] as const satisfies readonly ExistingFactories[];

/** Candidates of a scenario in a link: `g` grid, `r` records, `p` places. */
type LinkedSource =
  | readonly ['g', string | readonly [kind: 'lga' | 'state', name: string], number]
  | readonly ['r', readonly string[]]
  | readonly ['p', string, readonly string[]];

/** Inputs of a scenario in a link. */
interface LinkedInputs {
  readonly c: LinkedSource;
  readonly q: SiteQuestion;
  readonly k: number;
  readonly m: number | null;
  readonly t: number | null;
  readonly e: ExistingFactories;
  readonly w: SiteWeight;
  readonly s: TonnesScope;
  readonly r: Season;
  readonly x: readonly string[];
}

/** Scenarios of a link, in their order, with the index of the one that is shown. */
export interface LinkedScenarios {
  readonly list: readonly LinkedInputs[];
  readonly shown: number;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof value === 'number' && value >= min && value <= max;

const MAX_TEXT = 100;
const isTextList = (value: unknown, max: number): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= max &&
  value.every((one) => typeof one === 'string' && one !== '' && one.length <= MAX_TEXT);

function writeSource(source: CandidateSource): LinkedSource {
  if (source.kind === 'records') return ['r', source.keys];
  if (source.kind === 'places')
    return [
      'p',
      encodeRing(source.places.map(({ longitude, latitude }) => [longitude, latitude])),
      source.places.map(({ name }) => name)
    ];
  const { area, spacing } = source;
  if (area.kind === 'ring') return ['g', encodeRing(area.ring), spacing];
  return ['g', area.kind === 'lga' ? ['lga', area.code] : ['state', area.name], spacing];
}

function readArea(value: unknown): SiteArea | null {
  const ring = typeof value === 'string' ? decodeRing(value) : null;
  const [kind, name] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const area = ring ? { kind: 'ring', ring } : kind === 'lga' ? { kind, code: name } : { kind, name };
  const read = siteArea.safeParse(area);
  return read.success ? read.data : null;
}

function readPlaces(text: unknown, names: unknown): readonly NamedPlace[] | null {
  const pairs = typeof text === 'string' ? decodeRing(text) : null;
  if (!pairs || !isTextList(names, MAX_SITE_CANDIDATES) || names.length !== pairs.length) return null;
  const places = pairs.map(([longitude, latitude], at) => ({ name: names[at]!, latitude, longitude }));
  return places.every(isPosition) ? places : null;
}

function readSource(value: unknown): CandidateSource | null {
  if (!Array.isArray(value)) return null;
  const [kind, first, second] = value as readonly unknown[];
  if (kind === 'r')
    return isTextList(first, MAX_SITE_CANDIDATES) && first.length > 0
      ? { kind: 'records', keys: first }
      : null;
  if (kind === 'p') {
    const places = readPlaces(first, second);
    return places && { kind: 'places', places };
  }
  const area = kind === 'g' ? readArea(first) : null;
  return area && isWithin(second, SPACING_BOUNDS) ? { kind: 'grid', area, spacing: second as number } : null;
}

const writeInputs = (inputs: SitesInputs): LinkedInputs => ({
  c: writeSource(inputs.source),
  q: inputs.question,
  k: inputs.count,
  m: inputs.minutes,
  t: inputs.capacity,
  e: inputs.existing,
  w: inputs.weight,
  s: inputs.scope,
  r: inputs.season,
  x: inputs.without
});

/** Returns whether the numbers of a scenario are ones that the form accepts. */
function hasValidNumbers({ q, k, m, t }: Partial<Record<keyof LinkedInputs, unknown>>): boolean {
  const isCount = Number.isInteger(k) && isWithin(k, { min: 1, max: MAX_CHOSEN_SITES });
  const isDrive = m === null ? q === 'haulCost' : isWithin(m, MINUTE_BOUNDS);
  return isCount && isDrive && (t === null || (isWithin(t, { min: 0, max: Infinity }) && t !== 0));
}

/** Reads the inputs of a scenario of a link, which may contain anything; null for no valid inputs. */
function readInputs(value: unknown): SitesInputs | null {
  const linked = (value ?? {}) as Partial<Record<keyof LinkedInputs, unknown>>;
  const { q, e, w, s, r, x } = linked;
  const source = readSource(linked.c);
  if (!source || !hasValidNumbers(linked) || !isTextList(x, MAX_SITE_CANDIDATES)) return null;
  if (!isOneOf(QUESTIONS, q) || !isOneOf(EXISTING, e) || !isOneOf(SITE_WEIGHTS, w)) return null;
  if (!isOneOf(TONNES_SCOPES, s) || !isOneOf(SEASONS, r)) return null;
  const numbers = { count: linked.k as number, minutes: linked.m as number | null };
  return {
    ...{ source, question: q, ...numbers, capacity: linked.t as number | null },
    ...{ existing: e, weight: w, scope: s, season: r, without: x }
  };
}

/** Reads all scenarios; null when one of them is not valid. */
function readScenarios(value: unknown): LinkedScenarios | null {
  const { list, shown } = (value ?? {}) as Partial<Record<keyof LinkedScenarios, unknown>>;
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_SCENARIOS) return null;
  const read = list.map(readInputs);
  if (read.some((one) => one === null) || !Number.isInteger(shown)) return null;
  const inputs = read as readonly SitesInputs[];
  return isWithin(shown, { min: 0, max: inputs.length - 1 })
    ? { list: inputs.map(writeInputs), shown: shown as number }
    : null;
}

/** The inputs of the scenarios in a link, also of the ones that are still being computed. */
export const SITES_LINK: AnalysisLink<SitesState, LinkedScenarios> = {
  name: 'sites',
  codec: { version: 1, read: readScenarios },
  toLink: ({ scenarios, queue, shownId }) => {
    const all = [...scenarios, ...queue];
    if (all.length === 0) return null;
    const pending = queue.findIndex(({ isShown }) => isShown);
    const shown =
      pending >= 0
        ? scenarios.length + pending
        : Math.max(
            0,
            scenarios.findIndex(({ id }) => id === shownId)
          );
    return { list: all.map(({ inputs }) => writeInputs(inputs)), shown };
  },
  // A part that is mounted again finds its scenarios in the state.
  applyLink: (state, { list, shown }) =>
    state.scenarios.length + state.queue.length > 0
      ? state
      : list.reduce(
          (before, linked, at) =>
            requestScenario(before, readInputs(linked)!, { fromLink: true, isShown: at === shown }),
          state
        )
};
