import type { ParameterName } from 'widgets/shared-code/site-base';

/** Figures of a vehicle, as the names of its parameters end. */
const VEHICLE_FIGURES = [
  'Capacity',
  'OffloadingHours',
  'FuelPerKm',
  'FuelCost',
  'LoadingCost',
  'LoadingHoursPerTonne'
] as const;

/** Parameters with an explanation of their own; vehicles share one for each figure. */
type ExplainedParameter = Exclude<ParameterName, `vehicle${string}`>;

/** Returns the key of a parameter's explanation. */
export function getExplanationKey(name: ParameterName) {
  const figure = VEHICLE_FIGURES.find((end) => name.startsWith('vehicle') && name.endsWith(end));
  return figure === undefined
    ? (`explain_${name as ExplainedParameter}` as const)
    : (`explain_vehicle${figure}` as const);
}
