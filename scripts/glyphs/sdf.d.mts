export type Segment = readonly [number, number, number, number];

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly rise: number;
  readonly bitmap: Uint8Array;
}

export function segmentsOf(commands: readonly object[]): Segment[];
export function fieldOf(segments: readonly Segment[]): Field | null;
