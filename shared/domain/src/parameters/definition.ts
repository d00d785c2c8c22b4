/** One parameter: its default, its bounds, its unit and where the value comes from. */
export interface ParameterDefinition {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** A value is a whole number of these, where it is said. */
  readonly step?: number;
  readonly label: string;
  /** The specification's section, or the decision record that chose the value. */
  readonly source: string;
}

/** Definitions that share a source: `define(label, unit, default, min, max)`. */
export const definitionsFrom =
  (source: string) =>
  (label: string, unit: string, value: number, min: number, max: number): ParameterDefinition => ({
    label,
    unit,
    default: value,
    min,
    max,
    source
  });
