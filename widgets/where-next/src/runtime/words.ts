import {
  formatDistance,
  formatMessage,
  formatNaira,
  formatNumber,
  formatQuantity
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { findLgaByCode, formatDay, formatInstant, formatRainProblem } from 'widgets/shared-code/site-domain';
import type {
  LeftDemandReason,
  SiteAlternative,
  SiteArea,
  SiteWeight
} from 'widgets/shared-code/site-domain';
import { getLongestDrive } from './compute/tonnes-area';
import { MAX_CHOSEN_SITES } from './site-limits';
import { listSitePlaces } from './scenario-view';
import type {
  LocatedCandidate,
  LocatedDemand,
  SitesFailureReason,
  SitesInputs,
  SitesProblemName,
  SitesScenario
} from './state';
import type { Texts } from './use-texts';

const METRES_PER_KM = 1_000;

export const formatTonnes = (tonnes: number | null): string => formatQuantity(tonnes, 't');
export const formatMinutes = (minutes: number | null): string => formatQuantity(minutes, 'min');

/** Distance to the settlement below which a candidate has its name, km. */
const IN_SETTLEMENT_KM = 1;

/** Returns the name of a candidate: of a place of the grid the nearest settlement, 'near Uyo (3.2 km)'. */
export const formatCandidate = ({ name, kilometres }: LocatedCandidate, t: Texts): string =>
  kilometres === null || kilometres < IN_SETTLEMENT_KM
    ? name
    : t('near', { name, distance: formatDistance(kilometres * METRES_PER_KM) });

/** Returns the name of a place of tonnes, with the number of others that were united with it. */
export const formatDemand = ({ name, more }: LocatedDemand, t: Texts): string =>
  more > 0 ? t('andMore', { name, count: more }) : name;

/** Most names of sites in the name of a scenario. */
const MAX_NAMES = 3;

function formatSiteNames(scenario: SitesScenario, t: Texts): string {
  const names = listSitePlaces(scenario).map(({ name }) => name);
  if (names.length === 0) return t('noSites');
  const rest = names.length - MAX_NAMES;
  return [names.slice(0, MAX_NAMES).join(', '), ...(rest > 0 ? [t('moreSites', { count: rest })] : [])].join(
    ' '
  );
}

export const formatCapacity = (capacity: number | null, t: Texts): string =>
  capacity === null ? t('noCapacity') : t('capacityIs', { tonnes: formatTonnes(capacity) });

export const formatSeason = ({ season }: Pick<SitesInputs, 'season'>, locale: Locale): string =>
  formatMessage(season === 'dry' ? 'season.dry' : 'season.rainy', locale);

export const formatCount = (count: number, t: Texts): string => t('sites', { count });

/** Returns '3 sites · 45 min'. */
export const formatQuestion = ({ inputs }: Pick<SitesScenario, 'inputs'>, t: Texts): string =>
  [formatCount(inputs.count, t), formatMinutes(getLongestDrive(inputs))].join(' · ');

const WEIGHT_KEYS = {
  purchases: 'weightPurchases',
  clusters: 'weightClusters',
  biochar: 'weightBiochar'
} as const satisfies Record<SiteWeight, string>;
export const formatWeight = ({ weight }: Pick<SitesInputs, 'weight'>, t: Texts): string =>
  t(WEIGHT_KEYS[weight]);

const EXISTING_KEYS = {
  keep: 'existingKeep',
  ignore: 'existingIgnore',
  compete: 'existingCompete'
} as const satisfies Record<SitesInputs['existing'], string>;
export const formatExisting = (existing: SitesInputs['existing'], t: Texts): string =>
  t(EXISTING_KEYS[existing]);

/** Returns the name of an area. */
function formatArea(area: SiteArea, t: Texts): string {
  if (area.kind === 'ring') return t('drawnShape');
  if (area.kind === 'state') return area.name;
  const lga = findLgaByCode(area.code);
  return lga ? `${lga.name}, ${lga.state}` : area.code;
}

/** Returns the candidates of a scenario: 'every 10 km in Uyo, Akwa Ibom', '12 records'. */
export function formatSource({ source }: Pick<SitesInputs, 'source'>, t: Texts): string {
  if (source.kind === 'grid')
    return t('sourceGrid', {
      spacing: formatQuantity(source.spacing, 'km', 1),
      area: formatArea(source.area, t)
    });
  return source.kind === 'records'
    ? t('sourceRecords', { count: source.keys.length })
    : t('sourcePlaces', { count: source.places.length });
}

const formatScope = ({ scope }: Pick<SitesInputs, 'scope'>, t: Texts): string =>
  t(scope === 'area' ? 'scopeArea' : 'scopeReach');

/** Lists the inputs of a scenario that differ from another one, in words. */
export function listDifferences(
  { inputs: one, excluded }: SitesScenario,
  { inputs: other }: SitesScenario,
  locale: Locale,
  t: Texts
): string[] {
  const describe = (isDifferent: boolean, text: () => string) => (isDifferent ? [text()] : []);
  const left = excluded.filter(({ id }) => !other.without.includes(id));
  return [
    ...describe(left.length > 0, () => t('without', { names: left.map(({ name }) => name).join(', ') })),
    ...describe(one.season !== other.season, () => formatSeason(one, locale)),
    ...describe(one.question !== other.question, () =>
      t(one.question === 'coverage' ? 'questionCoverage' : 'questionHaulCost')
    ),
    ...describe(one.count !== other.count, () => formatCount(one.count, t)),
    ...describe(one.minutes !== other.minutes, () => formatMinutes(getLongestDrive(one))),
    ...describe(one.capacity !== other.capacity, () => formatCapacity(one.capacity, t)),
    ...describe(one.existing !== other.existing, () => formatExisting(one.existing, t)),
    ...describe(one.weight !== other.weight, () => formatWeight(one, t)),
    ...describe(one.scope !== other.scope, () => formatScope(one, t)),
    ...describe(JSON.stringify(one.source) !== JSON.stringify(other.source), () => formatSource(one, t))
  ];
}

/** Returns the name of a scenario: its letter, and what differs from the first one, or else its sites. */
export function formatScenarioName(
  scenario: SitesScenario,
  first: SitesScenario,
  locale: Locale,
  t: Texts
): string {
  const differences = listDifferences(scenario, first, locale, t);
  const name = differences.length > 0 ? differences.join(', ') : formatSiteNames(scenario, t);
  return `${scenario.letter} · ${name}`;
}

/** Returns how far an answer may be from the best: 'exact', '≤ 0.6 %'; null while no bound is known. */
export function formatGap(
  { answer, search }: Pick<SitesScenario, 'answer' | 'search'>,
  t: Texts
): string | null {
  if (search.kind === 'optimal') return t('exact');
  return answer.gap === null ? null : t('gapAtMost', { share: formatShare(answer.gap) });
}

/** Formats a share as percent, rounded up so that it is not understated. */
export const formatShare = (share: number): string => `${formatNumber(Math.ceil(share * 1_000) / 10, 1)} %`;

/** Returns how good the answer is, as a sentence. */
export function formatSearch(scenario: Pick<SitesScenario, 'answer' | 'search'>, t: Texts): string {
  const { answer, search } = scenario;
  if (search.kind === 'optimal') return t('optimal');
  const seconds = formatNumber(search.seconds, 1);
  const quality =
    answer.gap === null ? t('noBound') : t('atMostFromBest', { share: formatShare(answer.gap) });
  return `${t(search.kind, { seconds })} ${quality}`;
}

const REASON_KEYS = {
  unknownTonnes: 'leftUnknownTonnes',
  noTonnes: 'leftNoTonnes',
  noRoad: 'leftNoRoad',
  tooFar: 'leftTooFar',
  notChosen: 'leftNotChosen',
  sitesFull: 'leftSitesFull'
} as const satisfies Record<LeftDemandReason, string>;

/** Explains why places are left out. */
export const formatLeftReason = (
  reason: LeftDemandReason,
  { inputs, set }: Pick<SitesScenario, 'inputs' | 'set'>,
  t: Texts
): string =>
  t(REASON_KEYS[reason], {
    distance: formatDistance(set.parameters.maxSnapDistance),
    minutes: formatMinutes(getLongestDrive(inputs))
  });

/** Returns the days of the purchases, or what else the tonnes are made of. */
export function formatTonnesSource({ inputs, tonnes }: SitesScenario, t: Texts): string {
  const { period } = tonnes;
  const days = period && { from: formatDay(period.from) ?? '', to: formatDay(period.to) ?? '' };
  return days ? `${formatWeight(inputs, t)} ${days.from}–${days.to}` : formatWeight(inputs, t);
}

/** Returns the inputs of a scenario: question, candidates, tonnes, factories, capacity, season, parameters. */
export function formatInputs(scenario: SitesScenario, locale: Locale, t: Texts): string {
  const { inputs, set } = scenario;
  return [
    t(inputs.question === 'coverage' ? 'questionCoverage' : 'questionHaulCost'),
    formatQuestion(scenario, t),
    formatSource(inputs, t),
    formatTonnesSource(scenario, t),
    formatScope(inputs, t),
    formatExisting(inputs.existing, t),
    ...(inputs.capacity === null ? [] : [formatCapacity(inputs.capacity, t)]),
    formatSeason(inputs, locale),
    t('version', { version: set.version })
  ].join(' · ');
}

/** Returns the moment of the data. */
export const formatDataDay = ({ at }: Pick<SitesScenario, 'at'>): string | null =>
  formatInstant(Date.parse(at));

/** Returns the places that stand in for a site, and what an answer without it loses. */
export function formatAlternative(
  { added, lostTonnes, addedCost, isOptimal }: SiteAlternative,
  t: Texts
): { readonly names: string; readonly loss: string } {
  const names = added.map((place) => formatCandidate(place as LocatedCandidate, t)).join(', ');
  const cost = formatNaira(Math.abs(addedCost));
  return {
    names: names === '' ? t('nothingInstead') : names,
    loss: [
      t('losesTonnes', { tonnes: formatTonnes(lostTonnes) }),
      t(addedCost < 0 ? 'savesCost' : 'addsCost', { cost }),
      ...(isOptimal ? [] : [t('notProven')])
    ].join(', ')
  };
}

const PROBLEM_KEYS = {
  outsideNigeria: 'problemOutside',
  noSquare: 'problemNoSquare',
  tooMany: 'problemTooMany',
  noRoad: 'problemNoRoad',
  nothingLeft: 'problemNothingLeft',
  noRoadNear: 'problemNoRoadNear',
  noTonnes: 'problemNoTonnes',
  tooManyCandidates: 'problemTooManyCandidates',
  tooManyDemands: 'problemTerms',
  noSite: 'invalidCount',
  tooManySites: 'problemTooManySites',
  invalidCapacity: 'invalidCapacity',
  invalidMinutes: 'problemTerms',
  noVehicle: 'problemTerms',
  invalidMatrix: 'problemTerms',
  notATonnage: 'problemTerms',
  tooManyTonnes: 'problemTerms',
  unknownTonnes: 'problemUnknownTonnes',
  nothingToCarry: 'problemNothingToCarry'
} as const satisfies Record<SitesProblemName, string>;

/** Explains why there is no scenario, and what to change. */
export function formatFailure(
  reason: SitesFailureReason,
  { source, minutes }: Pick<SitesInputs, 'source' | 'minutes'>,
  locale: Locale,
  t: Texts
): string {
  if (reason.kind === 'refused') return t('refused');
  if (reason.kind !== 'problem') return formatRainProblem(reason, locale);
  const { problem, values } = reason;
  if (problem === 'tooMany' && values.fitting === 0) return t('problemTooLarge');
  // The grid and the engine use one word: no road near a square, and no way from any candidate to any tonnes.
  if (problem === 'noRoad' && (source.kind !== 'grid' || 'minutes' in values))
    return t('problemNoWay', { minutes: formatMinutes(getLongestDrive({ minutes })) });
  const squares = formatNumber(Number(values.squares ?? 0));
  return t(PROBLEM_KEYS[problem], { ...values, squares, max: values.max ?? MAX_CHOSEN_SITES });
}
