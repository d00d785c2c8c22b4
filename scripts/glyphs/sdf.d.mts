export type Segment = readonly [number, number, number, number];

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly rise: number;
  readonly bitmap: Uint8Array;
}

export function toSegments(commands: readonly object[]): Segment[];
export function computeField(segments: readonly Segment[]): Field | null;
