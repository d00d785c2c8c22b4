import type { rawMaterial as english } from '../en/raw-material';

export const rawMaterial: Readonly<Record<keyof typeof english, string>> = {
  'rawMaterial.unavailable': 'Les données des fournisseurs n’ont pas pu être chargées. Réessayez.',
  'rawMaterial.noCriterion': 'Choisissez au moins un critère de filtre',
  'rawMaterial.endBeforeStart': 'La date de fin doit suivre la date de début',
  'rawMaterial.layerNotFound': 'Couche introuvable',
  'rawMaterial.dateFieldNotFound': 'Champ de date introuvable dans la couche',
  'rawMaterial.dateFieldType': 'Le champ de date de la couche n’est ni une date ni un texte',
  'rawMaterial.textTooLong':
    'Le fournisseur et la communauté ont chacun {max} caractères au plus. Raccourcissez le texte.',
  'rawMaterial.nonePurchased': 'Aucun achat ne correspond aux filtres choisis',
  'rawMaterial.applied':
    'Filtre appliqué ({filters}) : {count, plural, one {# achat trouvé} other {# achats trouvés}}',
  'rawMaterial.cleared': 'Tous les filtres ont été effacés',
  'rawMaterial.clearFailed': 'Les filtres n’ont pas pu être effacés',
  'rawMaterial.failed': 'Le filtre a échoué : {message}',
  'rawMaterial.sourceLayerNotFound': 'Couche des sources de matière première introuvable',
  'purchases.error': 'Erreur : {message}',
  'purchases.noApplication': 'Identifiant de l’épandage de biochar introuvable',
  'purchases.none': 'Aucun achat de P1 disponible',
  'purchases.noneAllocated': 'Aucun achat de P1 n’est attribué à cet épandage',
  'purchases.show': 'Afficher les achats de P1',
  'purchases.clear': 'Masquer les achats de P1',
  'agents.noPile': 'Aucun tas en attente',
  'agents.filter': 'Filtrer par agent',
  'agents.fetchSummary': 'Obtenir le bilan logistique par agent',
  'trips.noVehicle': 'Choisissez au moins un véhicule de collecte',
  'trips.unknownVehicle': 'Le véhicule {vehicle} est inconnu',
  'trips.notATonnage':
    'Le tonnage doit être un nombre de tonnes supérieur à zéro, que le véhicule peut transporter',
  'trips.nothingToCarry': 'Il n’y a rien à transporter',
  'trips.tooManyTonnes': 'Le tonnage est trop grand pour être planifié',
  'trips.tooManyPiles':
    'Un plan contient au plus {max} tas, et il y en a {count}. Indiquez moins de tonnes : les tas les plus anciens sont collectés d’abord',
  'trips.tripTooLong':
    'Un trajet de {vehicle} vers {name} dure {minutes, plural, one {# minute} other {# minutes}}, plus qu’une journée de travail',
  'trips.noPosition': 'La position d’un tas est inconnue'
};
