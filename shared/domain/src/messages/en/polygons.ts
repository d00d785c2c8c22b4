/**
 * Texts of the coordinate-list validator. Source: section 8 "Other"; texts not quoted there are this product's.
 */
export const polygons = {
  'polygon.tooFewPoints': 'At least {min} coordinate pairs are required to form a polygon',
  'polygon.notAPair': "Coordinate pair {index} ({text}) must be written 'lat,lon'",
  'polygon.notANumber': 'Coordinate pair {index} ({text}) must contain two numbers',
  'polygon.latitudeOutOfRange': 'The latitude of coordinate pair {index} ({text}) must be between -90 and 90',
  'polygon.longitudeOutOfRange':
    'The longitude of coordinate pair {index} ({text}) must be between -180 and 180',
  'polygon.duplicate': 'Coordinate pair {index} ({text}) is the same as pair {first}',
  'polygon.notClosed': 'Polygon must be closed: the last coordinate must match the first',
  'polygon.selfIntersecting': 'Polygon is invalid: edges cross (self-intersecting polygon)'
} as const;
