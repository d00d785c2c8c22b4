System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Imprimer',
        _widgetDescription: 'La carte, sa légende et les résultats ouverts, sur papier ou en PDF.',
        printMap_title: 'Titre',
        printMap_orientation: 'Papier A4',
        printMap_landscape: 'Paysage',
        printMap_portrait: 'Portrait',
        printMap_take: 'Imprimer avec la carte',
        printMap_legend: 'Légende',
        printMap_noResults:
          'Aucun résultat n’est ouvert. Ouvrez-en un, ou un tableau récapitulatif, pour imprimer aussi ses chiffres.',
        printMap_print: 'Imprimer',
        printMap_hint: 'La fenêtre d’impression du navigateur enregistre aussi en PDF.',
        printMap_preparing: 'Préparation de l’image de la carte…',
        printMap_failed: 'La carte n’a pas pu être imprimée',
        printMap_notReady: 'La carte n’est pas prête.',
        printMap_without: 'Imprimer sans la carte',
        printMap_printed: '{product} · imprimé le {moment}, heure de Lagos',
        printMap_mapOf: 'Carte : {title}',
        printMap_noPicture: 'Imprimé sans la carte : son image n’a pas pu être créée.',
        printMap_incomplete: 'Des parties de la carte étaient encore en chargement.',
        printMap_atAngle: 'Vue oblique : pas d’échelle unique.',
        printMap_noLayers: 'Aucune couche n’est affichée.',
        printMap_filtered: '{layer} (filtrée)',
        printMap_count: 'Nombre d’enregistrements',
        printMap_sources: 'Carte : {sources}',
        printMap_address: 'Cette page : {address}'
      });
    }
  };
});
