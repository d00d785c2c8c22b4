import type { en } from './en';

export const fr: typeof en = {
  retry: 'Réessayer',
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
  noRows: 'Aucun enregistrement.'
};
