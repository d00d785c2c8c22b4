/**
 * State of the rainy season: whether it is requested, and the answer for each drawing. It is separate from the
 * areas, so that a failed rainy answer leaves them as they are.
 */
import type { BreakPolygon, ServiceAreaSummary } from 'widgets/shared-code/site-domain';

/** An area computed over the roads of the rainy season. */
export interface RainyArea {
  readonly polygons: readonly BreakPolygon[];
  readonly summary: Omit<ServiceAreaSummary, 'polygons'>;
}

export type RainyAnswer = RainyArea | { readonly fault: { readonly code: string; readonly message: string } };

export interface RainyState {
  readonly on: boolean;
  /** Answers by {@link buildRainyKey}: areas of the same place and time share one answer. */
  readonly answers: Readonly<Record<string, RainyAnswer>>;
}

/** The rainy-season answer of an area; `answer` is null while it is being loaded. */
export interface RainStatus {
  readonly answer: RainyAnswer | null;
}

interface RainyRequest {
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
}

/** The part of the tool's state that holds the rainy season. */
interface StateWithRain {
  readonly rainy: RainyState;
}

const buildRainyKey = ({ latitude, longitude, minutes }: RainyRequest): string =>
  [latitude, longitude, minutes].join(' ');

export const isRainyArea = (answer: RainyAnswer | null): answer is RainyArea =>
  answer !== null && 'summary' in answer;

/** Returns the rainy-season answer of an area; null while the season is off. */
export const getRainStatus = ({ rainy }: StateWithRain, area: RainyRequest): RainStatus | null =>
  rainy.on ? { answer: rainy.answers[buildRainyKey(area)] ?? null } : null;

/** Returns the next area without an answer; null when the season is off or all are answered. */
export const findNextRainyArea = <Drawn extends RainyRequest>({
  rainy,
  areas
}: StateWithRain & { readonly areas: readonly Drawn[] }): Drawn | null =>
  (rainy.on && areas.find((area) => !(buildRainyKey(area) in rainy.answers))) || null;

const isCurrent = (answer: RainyAnswer): boolean =>
  isRainyArea(answer) && answer.summary.rain?.inForce === true;

/**
 * Switches the season. Failed answers and answers with older factors are dropped, so turning it on requests
 * them again.
 */
export function switchRain<State extends StateWithRain>(state: State, on: boolean): State {
  const kept = Object.entries(state.rainy.answers).filter(([, answer]) => isCurrent(answer));
  return { ...state, rainy: { on, answers: Object.fromEntries(kept) } };
}

export const finishRain = <State extends StateWithRain>(
  state: State,
  area: RainyRequest,
  answer: RainyAnswer
): State => ({
  ...state,
  rainy: { ...state.rainy, answers: { ...state.rainy.answers, [buildRainyKey(area)]: answer } }
});

/** Removes an answer, so that it is requested again. */
export function retryRain<State extends StateWithRain>(state: State, area: RainyRequest): State {
  const { [buildRainyKey(area)]: _, ...answers } = state.rainy.answers;
  return { ...state, rainy: { ...state.rainy, answers } };
}
