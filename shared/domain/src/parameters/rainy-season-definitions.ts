import { definitionsFrom } from './definition';
import type { ParameterDefinition } from './definition';

const define = definitionsFrom('rule "Rainy season": assumed, to be measured');

/** Defines a share of the dry season's speed; 1 is the dry speed. */
const factor = (roads: string, value: number): ParameterDefinition =>
  define(`Rainy season: speed on ${roads}`, 'share of the dry speed', value, 0.1, 1);

/** Factors of a road's dry speed in the rainy season, by the class of the road and by its surface. */
export const RAINY_SEASON_DEFINITIONS = {
  rainyMotorway: factor('motorways', 0.9),
  rainyTrunk: factor('trunk roads', 0.9),
  rainyPrimary: factor('primary roads', 0.85),
  rainySecondary: factor('secondary roads', 0.8),
  rainyTertiary: factor('tertiary roads', 0.7),
  rainyOtherRoad: factor('other roads', 0.6),
  rainyGravel: factor('gravel, at most', 0.65),
  rainyEarth: factor('earth, at most', 0.45)
} as const satisfies Record<string, ParameterDefinition>;
