/** Labels of the business parameters and their units, and problems of typed values. */
import { NUMERIC_PARAMETERS, PARAMETER_DEFINITIONS } from '../../parameters';
import type { NumericParameter } from '../../parameters';

type LabelKey = `parameter.${NumericParameter}`;

/** English labels, taken from the definitions. */
const labels = Object.fromEntries(
  NUMERIC_PARAMETERS.map((name) => [`parameter.${name}`, PARAMETER_DEFINITIONS[name].label])
) as Readonly<Record<LabelKey, string>>;

export const parameters = {
  ...labels,
  'parameter.millScope': 'Mills counted by a service area',
  'parameterChoice.extentWidth': 'Within a circle as wide as the area',
  'parameterChoice.insideArea': 'Inside the area',
  'parameterGroup.serviceArea': 'Service areas',
  'parameterGroup.biochar': 'Biochar analysis',
  'parameterGroup.offtake': 'Offtake and soil',
  'parameterGroup.classLimits': 'Classes of soil and suitability',
  'parameterGroup.trips': 'P1 pickup',
  'parameterGroup.vehicles': 'P1 pickup: vehicles',
  'parameterGroup.rainySeason': 'Rainy season of areas and trips',
  'parameterGroup.personalData': 'Personal data',
  'parameterProblem.notANumber': 'Enter a number',
  'parameterProblem.outOfRange': 'Enter a number from {min} to {max}',
  'parameterProblem.notAStep': 'Enter a multiple of {step}',
  'parameterProblem.driveTimeOrder':
    'The default drive time must be between the shortest and the longest drive time',
  'parameterProblem.tripDayOrder': 'The last trip must return after the first one leaves',
  'parameterProblem.roundBreakOrder':
    'The break of pickup rounds must end after it begins, within the working day; equal times mean no break',
  'parameterProblem.classLimitOrder': 'The limits of a scale must increase from class to class',
  'unit.areas': 'areas',
  'unit.days': 'days',
  'unit.harvests': 'harvests',
  'unit.mills': 'mills',
  'unit.km or mi, as chosen': 'km or mi, as chosen',
  'unit.raster value': 'raster value',
  'unit.share of the dry speed': 'share of the dry speed',
  'unit.NGN/t/day²': 'NGN/t/day²',
  'unit.USD/year': 'USD/year',
  'unit.USD/year/%': 'USD/year/%'
} as const;
