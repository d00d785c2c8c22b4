import { formatArea, formatDistance, formatPosition } from 'widgets/shared-code/site-base';
import { computeShapeArea } from 'widgets/shared-code/site-domain';
import type { DrawnShape } from 'widgets/shared-code/site-domain';
import type { DrawingProblem } from './state';
import type { Texts } from './use-texts';

/** Returns the kind of a shape with its size. */
export function describeShape(shape: DrawnShape, t: Texts): string {
  const area = formatArea(computeShapeArea(shape));
  if (shape.kind !== 'circle') return t(`${shape.kind}Size`, { area });
  return t('circleSize', { area, radius: formatDistance(shape.radius) });
}

/** Returns why a drawing was not used and what to change. */
export function describeProblem({ problem, values }: DrawingProblem, t: Texts): string {
  const { latitude, longitude } = values;
  return t(problem, {
    ...values,
    place: formatPosition(Number(latitude), Number(longitude))
  });
}
