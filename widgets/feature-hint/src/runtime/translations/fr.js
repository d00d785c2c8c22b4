System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Conseil',
        _widgetDescription: 'Deux conseils temporisés.',
        _action_showSecondHint_label: 'Afficher le second conseil',
        featureHint_title: 'Comment utiliser cette carte',
        featureHint_ok: 'OK',
        featureHint_nearest: 'Aller à l’élément le plus proche',
        featureHint_noFeature: 'Cette carte n’a aucun élément.',
        featureHint_nearestFailed: 'Les éléments n’ont pas pu être lus : {message}',
        featureHint_serviceAreaBegin:
          'Activez le bouton Zone de desserte à droite, puis cliquez n’importe où sur la carte pour commencer.',
        featureHint_serviceAreaDone:
          'Désactivez le bouton Zone de desserte, puis cliquez dans la zone dessinée pour en voir les détails',
        featureHint_oilPalmClusters: 'Cliquez sur les surfaces vertes de la carte pour en voir les détails',
        featureHint_protectedAreas: 'Cliquez sur les surfaces grises de la carte pour en voir les détails'
      });
    }
  };
});
