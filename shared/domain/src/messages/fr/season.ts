import type { season as english } from '../en/season';

export const season: Readonly<Record<keyof typeof english, string>> = {
  'season.dry': 'Saison sèche',
  'season.rainy': 'Saison des pluies',
  'season.assumed':
    'Saison des pluies : supposé, non mesuré. Les routes gardent cette part de leur vitesse en saison sèche : autoroutes {rainyMotorway} %, voies rapides {rainyTrunk} %, routes primaires {rainyPrimary} %, secondaires {rainySecondary} %, tertiaires {rainyTertiary} %, autres {rainyOtherRoad} % ; sur gravier {rainyGravel} % au plus, sur terre {rainyEarth} % au plus. Aucune route n’est plus lente que {slowest} km/h.',
  'season.notAvailable':
    'La saison des pluies n’est pas disponible ici : le service d’itinéraires de ce serveur ne connaît que la saison sèche.',
  'season.ofService':
    'Saison des pluies : vitesses telles que les suppose le service d’itinéraires ; ses facteurs ne sont pas connus ici.',
  'season.outdated':
    'Ce sont les facteurs d’avant la dernière modification des paramètres ; les routes avec les nouveaux sont en préparation.'
};
