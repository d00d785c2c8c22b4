import type { polygons as english } from '../en/polygons';

export const polygons: Readonly<Record<keyof typeof english, string>> = {
  'polygon.tooFewPoints': 'Il faut au moins {min} couples de coordonnées pour former un polygone',
  'polygon.notAPair': 'Le couple {index} ({text}) doit s’écrire « lat,lon »',
  'polygon.notANumber': 'Le couple {index} ({text}) doit contenir deux nombres',
  'polygon.latitudeOutOfRange': 'La latitude du couple {index} ({text}) doit être comprise entre -90 et 90',
  'polygon.longitudeOutOfRange':
    'La longitude du couple {index} ({text}) doit être comprise entre -180 et 180',
  'polygon.duplicate': 'Le couple {index} ({text}) est identique au couple {first}',
  'polygon.notClosed': 'Le polygone doit être fermé : la dernière coordonnée doit être égale à la première',
  'polygon.selfIntersecting': 'Le polygone n’est pas valide : des côtés se croisent'
};
