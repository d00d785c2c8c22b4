/** Texts of the dry and the rainy season. They are this product's, since the specification has no seasons. */
export const season = {
  'season.dry': 'Dry season',
  'season.rainy': 'Rainy season',
  'season.assumed':
    'Rainy season: assumed, not measured. Roads keep this share of their dry speed: motorways {rainyMotorway} %, trunk roads {rainyTrunk} %, primary {rainyPrimary} %, secondary {rainySecondary} %, tertiary {rainyTertiary} %, others {rainyOtherRoad} %; on gravel at most {rainyGravel} %, on earth at most {rainyEarth} %. No road is slower than {slowest} km/h.',
  'season.notAvailable':
    'The rainy season is not available here: the routing service of this server knows the dry season only.',
  'season.ofService':
    'Rainy season: speeds as the routing service assumes them; its factors are not known here.',
  'season.outdated':
    'These are the factors before the last change of the parameters; roads with the new ones are being prepared.'
} as const;
