import { closeRing, computeRingArea, findCrossing, formatMessage, MAX_SHAPE_AREA_M2 } from '@site/domain';
import type { SiteArea } from '@site/domain';
import { ApiError } from '../common/response-errors';

const refuseArea = (text: string) => new ApiError(400, 'invalid_input', text, 'area');

/**
 * Checks the outline of a drawn area. @throws ApiError 400 when its edges cross or touch, it has no area or is too
 * large.
 */
export function checkSiteArea(area: SiteArea): void {
  if (area.kind !== 'ring') return;
  const ring = closeRing(area.ring);
  if (findCrossing(ring.map(([longitude, latitude]) => ({ latitude, longitude }))))
    throw refuseArea(formatMessage('polygon.selfIntersecting', 'en'));
  const squareMetres = computeRingArea(ring);
  if (!(squareMetres > 0)) throw refuseArea('The outline has no area. Draw at least three corners.');
  if (squareMetres > MAX_SHAPE_AREA_M2)
    throw refuseArea('The outline is larger than three times Nigeria. Draw a smaller one.');
}

/** Returns the error for an LGA or a state that does not exist. */
export const createUnknownAreaError = (area: SiteArea | null): ApiError =>
  new ApiError(
    404,
    'not_found',
    area?.kind === 'lga'
      ? 'No LGA has this code. Choose another.'
      : 'No state has this name. Choose another.',
    'area'
  );
