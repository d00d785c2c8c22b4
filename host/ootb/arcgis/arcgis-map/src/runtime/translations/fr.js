System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Carte',
        _widgetDescription: 'Affiche une carte web ou une scène web.',
        mapLabel: 'Carte : {title}',
        mapLoading: 'Chargement de la carte …',
        mapUpdating: 'Chargement …',
        mapFailed: 'La carte n’a pas pu être chargée.',
        mapFailedHint: 'Vérifiez que le serveur fonctionne et que vous êtes connecté.',
        mapSignIn: 'Connectez-vous pour voir cette carte.',
        mapForbidden:
          'Votre compte n’a pas le droit de lire cette carte. Demandez l’accès à un administrateur.',
        mapMissing: 'Cette carte a été supprimée ou n’est pas partagée avec vous.',
        mapRetry: 'Réessayer',
        mapNotConfigured: 'Choisissez une carte web pour ce widget.',
        layerFailed: '{layer} n’a pas pu être chargée.',
        layersFailedRest: 'Le reste de la carte fonctionne.',
        openingCut: 'La connexion a été perdue pendant l’ouverture de la carte : il en manque des parties.',
        loadAgain: 'Recharger la page',
        dismiss: 'Fermer',
        webglTitle: 'Ce navigateur ne peut pas dessiner en 3D.',
        webglHint:
          'WebGL 2 manque ou l’accélération graphique est désactivée. La carte 2D a les mêmes couches.',
        memoryTitle: 'Cet appareil a peu de mémoire pour la 3D.',
        memoryHint: 'La page pourrait planter pendant votre travail. La carte 2D a les mêmes couches.',
        lostTitle: 'Le navigateur a cessé de dessiner.',
        lostHint: 'Cela arrive surtout quand la mémoire manque.',
        drawAnyway: 'Dessiner en 3D quand même',
        toFlat: 'Ouvrir la carte 2D',
        sources: '© Sources',
        sourcesOfMap: 'Sources de la carte',
        poweredBy: 'Propulsé par Esri'
      });
    }
  };
});
