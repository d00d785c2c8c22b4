/** Texts of the framework that widgets may reuse. */
export const defaultMessages = {
  loading: 'Loading',
  cancel: 'Cancel',
  commonApply: 'Apply',
  commonModalOk: 'OK',
  close: 'Close',
  retry: 'Retry',
  search: 'Search',
  warning: 'Warning',
  error: 'Error'
};

export const frenchMessages: typeof defaultMessages = {
  loading: 'Chargement',
  cancel: 'Annuler',
  commonApply: 'Appliquer',
  commonModalOk: 'OK',
  close: 'Fermer',
  retry: 'Réessayer',
  search: 'Rechercher',
  warning: 'Avertissement',
  error: 'Erreur'
};
