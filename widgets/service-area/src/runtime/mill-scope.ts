/**
 * Converts answers to the selected mill scope, which applies to all areas, their rainy season and their union.
 */
import { React } from 'jimu-core';
import type { MillScope } from 'widgets/shared-code/site-base';
import { selectMillScope, selectTogetherMillScope } from 'widgets/shared-code/site-domain';
import type { RainyAnswer } from './rainy-season';
import { isRainyArea } from './rainy-season';
import type { ServiceAreaState } from './state';

export const setMillScope = (state: ServiceAreaState, millScope: MillScope): ServiceAreaState => ({
  ...state,
  millScope
});

type ScopedAnswers = Pick<ServiceAreaState, 'areas' | 'rainy' | 'together' | 'millScope'>;

/** Returns the answers with mills counted in the selected scope; unchanged while no scope is selected. */
export function answersInScope({ areas, rainy, together, millScope }: ScopedAnswers): ScopedAnswers {
  if (millScope === null) return { areas, rainy, together, millScope };
  const applyMillScope = <Drawn extends Pick<ServiceAreaState['areas'][number], 'summary'>>(
    drawn: Drawn
  ): Drawn => ({
    ...drawn,
    summary: selectMillScope(drawn.summary, millScope)
  });
  const answers = Object.entries(rainy.answers).map(([key, answer]): [string, RainyAnswer] => [
    key,
    isRainyArea(answer) ? applyMillScope(answer) : answer
  ]);
  return {
    areas: areas.map(applyMillScope),
    rainy: { ...rainy, answers: Object.fromEntries(answers) },
    together:
      together && 'answer' in together
        ? { answer: selectTogetherMillScope(together.answer, millScope) }
        : together,
    millScope
  };
}

/** Returns the state to show: every figure on the page has the selected mill scope. */
export function useShownState(state: ServiceAreaState): ServiceAreaState {
  const { areas, rainy, together, millScope } = state;
  const answers = React.useMemo(
    () => answersInScope({ areas, rainy, together, millScope }),
    [areas, rainy, together, millScope]
  );
  return React.useMemo(() => ({ ...state, ...answers }), [state, answers]);
}
