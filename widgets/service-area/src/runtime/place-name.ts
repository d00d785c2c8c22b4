import { formatPosition } from 'widgets/shared-code/site-core';
import type { Area } from './state';

/** The LGA an area starts in, or its position outside the country. */
export const placeName = ({ summary, latitude, longitude }: Area): string =>
  summary.lga?.name ?? formatPosition(latitude, longitude);
