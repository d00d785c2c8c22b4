import type { defaultMessages } from './messages';

export const frenchMessages: typeof defaultMessages = {
  clear: 'Effacer',
  close: 'Fermer',
  loading: 'Chargement',
  collapse: 'Réduire',
  expand: 'Développer',
  cancel: 'Annuler',
  commonModalOk: 'OK',
  panelHeight: 'Hauteur du panneau',
  panelPeek: 'Basse',
  panelHalf: 'Moitié',
  panelFull: 'Pleine',
  pages: 'Pages',
  page: 'Page',
  pagePrevious: 'Page précédente',
  pageNext: 'Page suivante',
  datePattern: 'jj/mm/aaaa',
  calendar: 'Calendrier',
  openCalendar: 'Ouvrir le calendrier',
  selectMap: 'Choisir un widget carte',
  noMapWidget: 'Ajoutez d’abord une carte à la page.',
  notConfigured: 'Ce widget n’est pas encore configuré.'
};
