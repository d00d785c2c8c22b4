import { ResultPart } from 'widgets/shared-code/site-core';
import { inRain } from '../rainy';
import { selectedArea } from '../state';
import { useServiceArea } from '../use-service-area';
import { Detail } from './detail';

/** The detail as a widget of its own; nothing while no area is picked. */
export function DetailPart({ id, toolId }: { readonly id: string; readonly toolId: string }) {
  const { state, change } = useServiceArea(toolId);
  const area = selectedArea(state);
  if (!area) return null;
  return (
    <ResultPart widgetId={id} shown={area.id}>
      {(frame) => <Detail area={area} rain={inRain(state, area)} change={change} {...frame} />}
    </ResultPart>
  );
}
