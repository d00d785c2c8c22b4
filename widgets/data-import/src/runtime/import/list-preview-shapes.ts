import { isInNigeria } from 'widgets/shared-code/site-domain';
import type { ImportPreview } from 'widgets/shared-code/site-domain';
import type { FieldMapping } from './field-mapping';

type Position = readonly [longitude: number, latitude: number];

export interface PreviewShape {
  readonly row: number;
  /** Rings of an outline, or a single position. */
  readonly lines: readonly (readonly Position[])[];
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** Returns the lists of positions in coordinates of any depth. */
function listLines(value: unknown): readonly (readonly Position[])[] {
  if (!Array.isArray(value)) return [];
  if (isPosition(value)) return [[value]];
  return value.every(isPosition) ? [value] : value.flatMap(listLines);
}

interface GeometryLike {
  readonly coordinates?: unknown;
  readonly segments?: unknown;
}

function readCells(cells: Readonly<Record<string, string>>, { main }: FieldMapping): unknown {
  const [longitude, latitude] = ['longitude', 'latitude'].map((name) => {
    const column = main.find((field) => field.name === name)?.column;
    const text = column === undefined ? undefined : cells[column];
    return text === undefined || text.trim() === '' ? NaN : Number(text);
  });
  return [longitude, latitude];
}

/** Returns the outlines and positions of a preview that are in Nigeria. */
export function listPreviewShapes({ rows }: ImportPreview, mapping: FieldMapping): PreviewShape[] {
  return rows.flatMap(({ row, geometry, cells }) => {
    const { coordinates, segments } = (geometry ?? {}) as GeometryLike;
    const lines = listLines(coordinates ?? segments ?? readCells(cells, mapping));
    const isUsable =
      lines.length > 0 && lines.flat().every(([longitude, latitude]) => isInNigeria({ latitude, longitude }));
    return isUsable ? [{ row, lines }] : [];
  });
}
