import type { maps as english } from '../en/maps';

export const maps: Readonly<Record<keyof typeof english, string>> = {
  'community.loading': 'Chargement des données de la communauté…',
  'community.failed': 'Les données de la communauté n’ont pas pu être calculées.',
  'raster.noData': 'Aucune donnée à cet endroit.',
  'raster.invalid': 'Données non valides à cet endroit.',
  'lga.noPurchase': 'Aucun achat antérieur',
  'lga.oldPrice': 'ancien',
  'images.none': 'Aucune photo disponible',
  'images.failed': 'La photo {number} n’a pas pu être chargée',
  'images.blocked': 'La photo {number} est sur {host}, un hôte non autorisé',
  'dateEntry.set': 'valider',
  'layers.properties': 'Propriétés de la couche',
  'layers.showSummary': 'Afficher le bilan de la couche',
  'layers.reset': 'Réinitialiser',
  'layers.all': 'Tous',
  'slider.greaterThan': 'supérieur à',
  'slider.lessThan': 'inférieur à',
  'cassava.hover': 'Survolez un État',
  'cassava.state': 'ÉTAT',
  'cassava.hectares': 'HA PLANTÉS PAR AN (x1000)',
  'cassava.tonnes': 'T PRODUITES PAR AN (x100)',
  'cassava.yield': 'RENDEMENT MOYEN (T/HA)',
  'cassava.rank': 'RANG',
  'shape.inside': 'À l’intérieur de la forme dessinée',
  'shape.notNarrowed': 'La forme dessinée ne limite pas ces chiffres.',
  'search.swapped': 'latitude et longitude inversées'
};
