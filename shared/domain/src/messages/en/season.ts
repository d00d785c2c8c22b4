/** Texts of the dry and the rainy season. They are this product's, since the specification has no seasons. */
export const season = {
  'season.dry': 'Dry season',
  'season.rainy': 'Rainy season',
  'season.assumed':
    'Rainy season: assumed, not measured. Share of the dry-season speed: motorways {rainyMotorway} %, trunk roads {rainyTrunk} %, primary {rainyPrimary} %, secondary {rainySecondary} %, tertiary {rainyTertiary} %, others {rainyOtherRoad} %; on gravel at most {rainyGravel} %, on earth at most {rainyEarth} %. No road is slower than {slowest} km/h.',
  'season.notAvailable':
    'The rainy season is not available here: the routing service of this server supports only the dry season.',
  'season.ofService': 'Rainy season: speeds assumed by the routing service; its factors are unknown.',
  'season.outdated':
    'These factors are from before the last parameter change; roads with the new ones are being prepared.'
} as const;
