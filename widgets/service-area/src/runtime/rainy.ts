/**
 * The rainy season beside the dry: whether it is asked for, and the answer for each drawing. Kept apart from the areas,
 * which stand whatever becomes of it.
 */
import type { BreakPolygon, ServiceAreaSummary } from 'widgets/shared-code/site-core';

/** An area over the roads of the rainy season. */
export interface RainyArea {
  readonly polygons: readonly BreakPolygon[];
  readonly summary: Omit<ServiceAreaSummary, 'polygons'>;
}

export type RainyAnswer = RainyArea | { readonly fault: { readonly code: string; readonly message: string } };

export interface Rainy {
  readonly on: boolean;
  /** By {@link keyOf}: the same place and time have the same answer, whichever area asks. */
  readonly answers: Readonly<Record<string, RainyAnswer>>;
}

/** How an area stands in the rain; `answer` is null while it is on its way. */
export interface InRain {
  readonly answer: RainyAnswer | null;
}

interface Asked {
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
}

/** The part of the tool's state that is about the rain. */
interface WithRain {
  readonly rainy: Rainy;
}

const keyOf = ({ latitude, longitude, minutes }: Asked): string => [latitude, longitude, minutes].join(' ');

export const isRainyArea = (answer: RainyAnswer | null): answer is RainyArea =>
  answer !== null && 'summary' in answer;

/** How an area stands in the rain; null while nobody asks. */
export const inRain = ({ rainy }: WithRain, area: Asked): InRain | null =>
  rainy.on ? { answer: rainy.answers[keyOf(area)] ?? null } : null;

/** The next area that has no answer yet. */
export const nextInRain = <Drawn extends Asked>({
  rainy,
  areas
}: WithRain & { readonly areas: readonly Drawn[] }): Drawn | null =>
  (rainy.on && areas.find((area) => !(keyOf(area) in rainy.answers))) || null;

const isCurrent = (answer: RainyAnswer): boolean =>
  isRainyArea(answer) && answer.summary.rain?.inForce === true;

/** Turning it on asks anew for what failed, and for what older factors are in. */
export function switchRain<State extends WithRain>(state: State, on: boolean): State {
  const kept = Object.entries(state.rainy.answers).filter(([, answer]) => isCurrent(answer));
  return { ...state, rainy: { on, answers: Object.fromEntries(kept) } };
}

export const finishRain = <State extends WithRain>(
  state: State,
  area: Asked,
  answer: RainyAnswer
): State => ({
  ...state,
  rainy: { ...state.rainy, answers: { ...state.rainy.answers, [keyOf(area)]: answer } }
});

/** Forgets an answer, so that it is asked for again. */
export function askRainAgain<State extends WithRain>(state: State, area: Asked): State {
  const { [keyOf(area)]: _, ...answers } = state.rainy.answers;
  return { ...state, rainy: { ...state.rainy, answers } };
}
