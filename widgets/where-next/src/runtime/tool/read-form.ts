import { formatPosition, readDecimal } from 'widgets/shared-code/site-base';
import {
  closeRing,
  findCrossing,
  MAX_SHAPE_CORNERS,
  MAX_SITE_CANDIDATES,
  roundDegrees,
  toSiteArea
} from 'widgets/shared-code/site-domain';
import type { FilterGeometry, SiteArea } from 'widgets/shared-code/site-domain';
import type { Settings } from '../../config';
import { MAX_CHOSEN_SITES, MINUTE_BOUNDS, SPACING_BOUNDS } from '../site-limits';
import type { CandidateSource, SitesForm, SitesInputs } from '../state';
import type { Texts } from '../use-texts';

export interface FormProblem {
  readonly field: 'candidates' | 'spacing' | 'count' | 'minutes' | 'capacity';
  readonly text: string;
}

type Reading<Value> = { readonly value: Value } | { readonly problem: FormProblem };

const fail = (field: FormProblem['field'], text: string): { readonly problem: FormProblem } => ({
  problem: { field, text }
});

/** Returns a typed number of a range; null for any other text. */
function readNumber(
  text: string,
  { min, max, whole = false }: { readonly min: number; readonly max: number; readonly whole?: boolean }
): number | null {
  const value = readDecimal(text);
  return value !== null && value >= min && value <= max && (!whole || Number.isInteger(value)) ? value : null;
}

/**
 * Returns a drawn shape as the area of a question: corners to a metre, and as many as fit into a link, so that a link
 * asks the same question. A circle becomes a polygon of at least 50 corners.
 */
export function toQuestionArea(shape: FilterGeometry): Extract<SiteArea, { readonly kind: 'ring' }> {
  const { ring } = toSiteArea(shape);
  const step = Math.ceil(ring.length / MAX_SHAPE_CORNERS);
  return {
    kind: 'ring',
    ring: ring
      .filter((_, at) => at % step === 0)
      .map(([longitude, latitude]) => [roundDegrees(longitude), roundDegrees(latitude)])
  };
}

function readArea(form: SitesForm, shape: FilterGeometry | null, t: Texts): Reading<SiteArea> {
  if (form.areaKind === 'named') {
    if (form.state === '') return fail('candidates', t('noStateChosen'));
    return {
      value: form.lga === '' ? { kind: 'state', name: form.state } : { kind: 'lga', code: form.lga }
    };
  }
  if (!shape) return fail('candidates', t('noShapeDrawn'));
  const area = toQuestionArea(shape);
  const crossing = findCrossing(
    closeRing(area.ring).map(([longitude, latitude]) => ({ latitude, longitude }))
  );
  if (crossing)
    return fail(
      'candidates',
      t('crossingShape', { place: formatPosition(crossing.latitude, crossing.longitude) })
    );
  return { value: area };
}

function readSource(form: SitesForm, shape: FilterGeometry | null, t: Texts): Reading<CandidateSource> {
  if (form.source === 'records')
    return form.recordKeys.length === 0
      ? fail('candidates', t('noRecordsChosen'))
      : { value: { kind: 'records', keys: form.recordKeys } };
  if (form.source === 'places')
    return form.places.length === 0
      ? fail('candidates', t('noPlacesChosen'))
      : { value: { kind: 'places', places: form.places } };
  const area = readArea(form, shape, t);
  if ('problem' in area) return area;
  const spacing = readNumber(form.spacing, SPACING_BOUNDS);
  return spacing === null
    ? fail('spacing', t('invalidSpacing', SPACING_BOUNDS))
    : { value: { kind: 'grid', area: area.value, spacing } };
}

/** Returns how many candidates a source surely has; null when only the server knows. */
function countCandidates(source: CandidateSource): number | null {
  if (source.kind === 'grid') return null;
  return source.kind === 'records' ? source.keys.length : source.places.length;
}

type Numbers = Pick<SitesInputs, 'count' | 'minutes' | 'capacity'>;

/** Values of the form that nobody has typed. */
type FormDefaults = Pick<Settings, 'count' | 'minutes'>;

/** Returns the typed number of sites and of minutes, or those of the settings. */
export const getTypedNumbers = (form: SitesForm, defaults: FormDefaults) => ({
  count: form.count ?? String(defaults.count),
  minutes: form.minutes ?? String(defaults.minutes)
});

function readNumbers(
  form: SitesForm,
  defaults: FormDefaults,
  source: CandidateSource,
  t: Texts
): Reading<Numbers> {
  const typed = getTypedNumbers(form, defaults);
  const count = readNumber(typed.count, { min: 1, max: MAX_CHOSEN_SITES, whole: true });
  if (count === null) return fail('count', t('invalidCount', { max: MAX_CHOSEN_SITES }));
  const candidates = countCandidates(source);
  if (candidates !== null && candidates > MAX_SITE_CANDIDATES)
    return fail('candidates', t('problemTooManyCandidates', { count: candidates, max: MAX_SITE_CANDIDATES }));
  if (candidates !== null && count > candidates)
    return fail('count', t('problemTooManySites', { count, max: candidates }));
  const isOpenEnded = form.question === 'haulCost' && typed.minutes.trim() === '';
  const minutes = isOpenEnded ? null : readNumber(typed.minutes, { ...MINUTE_BOUNDS, whole: true });
  if (minutes === null && !isOpenEnded)
    return fail(
      'minutes',
      t(form.question === 'haulCost' ? 'invalidMinutesOrNone' : 'invalidMinutes', MINUTE_BOUNDS)
    );
  const capacity = form.capacity.trim() === '' ? null : readNumber(form.capacity, { min: 0, max: 1e9 });
  if (form.capacity.trim() !== '' && !capacity) return fail('capacity', t('invalidCapacity'));
  return { value: { count, minutes, capacity } };
}

/** Parses the form to the inputs of a scenario, or returns the first problem and its field. */
export function readForm(
  form: SitesForm,
  defaults: FormDefaults,
  shape: FilterGeometry | null,
  t: Texts
): Reading<SitesInputs> {
  const source = readSource(form, shape, t);
  if ('problem' in source) return source;
  const numbers = readNumbers(form, defaults, source.value, t);
  if ('problem' in numbers) return numbers;
  const { question, existing, weight, season } = form;
  const scope = source.value.kind === 'grid' ? form.scope : 'reach';
  return {
    value: {
      ...{ source: source.value, question, ...numbers.value, existing, weight, scope, season },
      without: []
    }
  };
}
