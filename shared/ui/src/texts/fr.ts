import type { en } from './en';

export const fr: typeof en = {
  retry: 'Réessayer',
  cancel: 'Annuler',
  dismiss: 'Ignorer',
  notifications: 'Notifications',
  dataOf: 'Données du {date}',
  dateUnknown: 'Date des données inconnue',
  required: 'obligatoire',
  export: 'Exporter',
  exportCsv: 'Tableau (CSV)',
  exportGeoJson: 'Carte (GeoJSON)',
  actions: 'Actions',
  columns: 'Colonnes',
  sort: 'Trier par {column}',
  scrolls: 'Enregistrements, défile sur le côté',
  rows: '{first} à {last} sur {total} enregistrements',
  noRows: 'Aucun enregistrement.',
  fold: 'Réduire les détails',
  unfold: 'Déployer les détails',
  rowsLoading: 'Chargement des enregistrements…',
  rowsRefused: 'Vous ne pouvez pas lire les enregistrements de {layer}.',
  unknown: 'inconnu',
  suggestions: '{count} suggestions',
  noSuggestions: 'Aucun nom ne contient ce texte.',
  rowsFailed: 'Les enregistrements de {layer} n’ont pas pu être lus : {message}'
};
