System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Mesurer et sélectionner',
        _widgetDescription: 'Mesure sur la carte ; une forme dessinée limite les couches.',
        measureSelect_measure: 'Mesurer',
        measureSelect_select: 'Ne montrer que l’intérieur',
        measureSelect_distance: 'Distance',
        measureSelect_area: 'Surface',
        measureSelect_rectangle: 'Rectangle',
        measureSelect_polygon: 'Polygone',
        measureSelect_circle: 'Cercle',
        measureSelect_distanceHint:
          'Cliquez sur la carte pour chaque point ; double-cliquez ou choisissez Terminer à la fin.',
        measureSelect_areaHint:
          'Cliquez sur la carte pour chaque sommet ; double-cliquez ou choisissez Terminer à la fin.',
        measureSelect_polygonHint:
          'Cliquez sur la carte pour chaque sommet ; double-cliquez ou choisissez Terminer à la fin.',
        measureSelect_rectangleHint: 'Cliquez sur deux sommets opposés.',
        measureSelect_circleHint: 'Cliquez sur le centre, puis sur un point du bord.',
        measureSelect_lastSection: 'dernière section {length}',
        measureSelect_finish: 'Terminer',
        measureSelect_undo: 'Annuler le point',
        measureSelect_cancel: 'Annuler',
        measureSelect_addCentre: 'Ajouter le centre de la carte',
        measureSelect_withoutDrawing: 'Sans dessiner',
        measureSelect_useVisible: 'Utiliser la carte visible',
        measureSelect_radius: 'Rayon autour du centre de la carte, km',
        measureSelect_useCircle: 'Utiliser le cercle',
        measureSelect_wrongRadius: 'Saisissez un rayon supérieur à 0 et d’au plus {max} km.',
        measureSelect_notUsed: 'Le dessin n’a pas été utilisé',
        measureSelect_crossing:
          'Deux côtés se croisent ou se touchent près de {place}. Annulez les derniers points et dessinez des côtés qui ne se croisent pas.',
        measureSelect_tooFewCorners:
          'Les sommets sont au même endroit. Dessinez-en au moins trois différents.',
        measureSelect_tooManyCorners: 'Une forme a au plus {max} sommets. Annulez-en quelques-uns.',
        measureSelect_noArea: 'La forme n’a pas de surface. Dessinez ses sommets plus éloignés.',
        measureSelect_tooLarge:
          'La forme dépasse 3,2 millions de km² ou un rayon de 1 000 km. Dessinez-en une plus petite ; tout le Nigeria est possible.',
        measureSelect_rectangleSize: 'Rectangle de {area}',
        measureSelect_polygonSize: 'Polygone de {area}',
        measureSelect_circleSize: 'Cercle de {area}, rayon {radius}',
        measureSelect_insideCount: '{title} : {count}',
        measureSelect_removeShape: 'Retirer la forme',
        measureSelect_counting: 'Calcul en cours…',
        measureSelect_noLayer: 'Aucune couche avec des enregistrements n’est affichée.',
        measureSelect_countUnknown: 'non disponible',
        measureSelect_refused:
          'Votre compte ne peut pas lire : {layers}. Demandez l’accès à un administrateur.',
        measureSelect_failed: 'Non comptés : {layers}. La forme limite toujours la carte.',
        measureSelect_scopeHint:
          'Les couches, tableaux de bord et tables ne contiennent que ce qui touche la forme. Les images ne sont pas limitées.',
        measureSelect_measurements: 'Mesures',
        measureSelect_outline: 'contour {length}',
        measureSelect_sections: 'sections {lengths}',
        measureSelect_removeMeasurement: 'Retirer la mesure {number} : {size}'
      });
    }
  };
});
