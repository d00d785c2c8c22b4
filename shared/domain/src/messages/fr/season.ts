import type { season as english } from '../en/season';

export const season: Readonly<Record<keyof typeof english, string>> = {
  'season.dry': 'Saison sèche',
  'season.rainy': 'Saison des pluies',
  'season.assumed':
    'Saison des pluies : supposé, non mesuré. Part de la vitesse en saison sèche : autoroutes {rainyMotorway} %, voies rapides {rainyTrunk} %, routes primaires {rainyPrimary} %, secondaires {rainySecondary} %, tertiaires {rainyTertiary} %, autres {rainyOtherRoad} % ; sur gravier {rainyGravel} % au plus, sur terre {rainyEarth} % au plus. Aucune route n’est plus lente que {slowest} km/h.',
  'season.notAvailable':
    'La saison des pluies n’est pas disponible ici : le service d’itinéraires de ce serveur ne prend en charge que la saison sèche.',
  'season.ofService':
    'Saison des pluies : vitesses supposées par le service d’itinéraires ; ses facteurs sont inconnus.',
  'season.outdated':
    'Ces facteurs datent d’avant la dernière modification des paramètres ; les routes avec les nouveaux sont en préparation.'
};
