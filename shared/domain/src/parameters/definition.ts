/** One parameter: its default, bounds, unit and source. */
export interface ParameterDefinition {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** Values must be a multiple of this step, if given. */
  readonly step?: number;
  readonly label: string;
  /** Section of the specification, or decision record, that the value comes from. */
  readonly source: string;
}

/** Returns a function for definitions that share a source: `define(label, unit, default, min, max)`. */
export const createDefiner =
  (source: string) =>
  (label: string, unit: string, value: number, min: number, max: number): ParameterDefinition => ({
    label,
    unit,
    default: value,
    min,
    max,
    source
  });
