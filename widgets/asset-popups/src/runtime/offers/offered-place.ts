import type Point from 'esri/geometry/Point';
import { formatPosition } from 'widgets/shared-code/site-base';
import type { PopupPart } from '../map/parts';

export interface OfferedPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

/**
 * Returns the place that a popup offers as start or destination: the position of a point; for any other
 * feature the position where the popup was opened.
 * @returns null while the position is not known.
 */
export function getOfferedPlace(
  { graphic, titled }: Pick<PopupPart, 'graphic' | 'titled'>,
  opened: Point | null
): OfferedPlace | null {
  const point = graphic.geometry?.type === 'point' ? (graphic.geometry as Point) : opened;
  const { latitude, longitude } = point ?? {};
  if (latitude == null || longitude == null) return null;
  const read = graphic.attributes as Readonly<Record<string, unknown>>;
  const names = titled.map((field) => read[field]).filter((name) => typeof name === 'string' && name !== '');
  return { latitude, longitude, name: names.join(', ') || formatPosition(latitude, longitude) };
}
