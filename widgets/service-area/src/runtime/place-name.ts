import { formatPosition } from 'widgets/shared-code/site-base';
import type { Area } from './state';

/** Returns the LGA in which an area starts, or its position outside the country. */
export const placeName = ({ summary, latitude, longitude }: Area): string =>
  summary.lga?.name ?? formatPosition(latitude, longitude);
