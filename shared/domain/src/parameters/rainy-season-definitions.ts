import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('rule "Rainy season": assumed, to be measured');

/** Defines a share of the dry season's speed; 1 is the dry speed. */
const defineFactor = (roads: string, value: number): ParameterDefinition =>
  define(`Rainy season: speed on ${roads}`, 'share of the dry speed', value, 0.1, 1);

/** Factors of a road's dry speed in the rainy season, by the class of the road and by its surface. */
export const RAINY_SEASON_DEFINITIONS = {
  rainyMotorway: defineFactor('motorways', 0.9),
  rainyTrunk: defineFactor('trunk roads', 0.9),
  rainyPrimary: defineFactor('primary roads', 0.85),
  rainySecondary: defineFactor('secondary roads', 0.8),
  rainyTertiary: defineFactor('tertiary roads', 0.7),
  rainyOtherRoad: defineFactor('other roads', 0.6),
  rainyGravel: defineFactor('gravel, at most', 0.65),
  rainyEarth: defineFactor('earth, at most', 0.45)
} as const satisfies Record<string, ParameterDefinition>;
