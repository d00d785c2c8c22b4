System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Ajouter un site',
        _widgetDescription: 'Saisir une usine, un AP, un client, un dépôt, un épandage ou un partenaire.',
        addAsset_prompt: 'cliquez sur la position',
        addAsset_openFailed: 'Le site est enregistré, mais n’a pas pu être ouvert sur la carte : {message}',
        addAsset_step: 'Étape {step} sur 3',
        addAsset_pick: 'Choisir sur la carte',
        addAsset_pickOn: 'Cliquez sur la carte ou déplacez le repère.',
        addAsset_pickOff:
          'Désactivé, ou un autre outil utilise les clics sur la carte. Vous pouvez saisir les coordonnées.',
        addAsset_atCentre: 'Utiliser le centre de la carte',
        addAsset_placeOutside:
          'Cette position est dans l’eau ou hors du Nigeria. Corrigez-la, ou gardez-la si le site s’y trouve vraiment.',
        addAsset_placeUnchecked:
          'Il n’a pas été possible de vérifier que cette position est au Nigeria : {message}',
        addAsset_useAnyway: 'Garder cette position',
        addAsset_back: 'Retour',
        addAsset_resume: 'Reprendre le formulaire',
        addAsset_mark: 'Emplacement du nouveau site',
        addAsset_loading: 'Vérification des droits de votre compte…',
        addAsset_notAllowed:
          'Seuls les administrateurs peuvent ajouter des sites. Demandez à l’un d’eux ou connectez-vous comme administrateur.',
        addAsset_roleFailed: 'Les droits de votre compte n’ont pas pu être vérifiés : {message}'
      });
    }
  };
});
