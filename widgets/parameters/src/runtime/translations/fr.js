System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Paramètres',
        _widgetDescription: 'Les paramètres, pour les administrateurs.',
        parameters_part: 'Vue',
        parameters_values: 'Valeurs',
        parameters_history: 'Historique',
        parameters_search: 'Rechercher un paramètre',
        parameters_searchHistory: 'Rechercher un paramètre ou une personne',
        parameters_shown: 'Paramètres affichés',
        parameters_shown_all: 'Tous',
        parameters_shown_changed: 'Autres que le défaut',
        parameters_shown_edited: 'Modifiés, non enregistrés',
        parameters_found: '{count} paramètres sur {total}',
        parameters_nothingFound: 'Rien ne correspond à la recherche.',
        parameters_help: '{min} à {max} {unit}, défaut {standard}',
        parameters_helpChoice: 'Défaut : {standard}',
        parameters_source: 'Source :',
        parameters_edited: 'modifié',
        parameters_changed: 'autre que le défaut',
        parameters_backToDefault: 'Rétablir le défaut',
        parameters_backToDefaultOf: 'Rétablir le défaut : {name}',
        parameters_unsaved: 'Modifications non enregistrées',
        parameters_editedCount: '{count, plural, one {# modifié} other {# modifiés}}',
        parameters_wrongCount: '{count, plural, one {# invalide} other {# invalides}}',
        parameters_discard: 'Abandonner',
        parameters_discardQuestion:
          '{count, plural, one {Abandonner # modification ?} other {Abandonner # modifications ?}}',
        parameters_save: 'Enregistrer',
        parameters_goOn: 'Continuer la saisie',
        parameters_saveQuestion:
          '{count, plural, one {Enregistrer # modification ?} other {Enregistrer # modifications ?}}',
        parameters_saveText: 'Tous les chiffres seront calculés avec les nouvelles valeurs.',
        parameters_saved: 'La version {version} est en vigueur.',
        parameters_saveFailed: 'Les paramètres n’ont pas été enregistrés',
        parameters_loadFailed: 'Les paramètres ne peuvent pas être affichés',
        parameters_loading: 'Chargement…',
        parameters_parameter: 'Paramètre',
        parameters_from: 'De',
        parameters_to: 'À',
        parameters_conflictTitle: 'Modifiés par quelqu’un d’autre',
        parameters_conflictText:
          'La version {version} a été enregistrée pendant votre saisie. Choisissez les valeurs à garder.',
        parameters_conflictSame: 'La version {version}, en vigueur maintenant, contient déjà vos valeurs.',
        parameters_theirs: 'Le sien, version {version}',
        parameters_takeTheirs: 'Abandonner le mien',
        parameters_saveChosen: 'Enregistrer les choix',
        parameters_close: 'Fermer',
        parameters_version: 'Version',
        parameters_when: 'Quand',
        parameters_who: 'Par',
        parameters_specification: 'spécification',
        parameters_firstValues: 'Premières valeurs',
        parameters_nothingChanged: 'Rien de changé',
        parameters_historyFailed: 'L’historique ne peut pas être affiché',
        parameters_explain_millScope:
          'Les moulins qu’une zone compte d’abord : ceux d’un cercle large comme la zone, selon la spécification, ou ceux à l’intérieur de son contour. Le résultat a un sélecteur pour les deux.',
        parameters_explain_maxServiceAreas: 'Combien de zones peuvent être sur la carte en même temps.',
        parameters_explain_minDriveTime: 'Temps le plus court que l’outil accepte.',
        parameters_explain_maxDriveTime:
          'Temps le plus long que l’outil accepte. Les grandes zones sont plus longues à calculer.',
        parameters_explain_defaultDriveTime: 'Temps proposé quand un départ est choisi.',
        parameters_explain_logisticsCostPerMinute:
          'Multiplié par le temps de trajet, il donne le coût logistique d’une tonne, qui réduit le bénéfice d’une zone.',
        parameters_explain_weeklyP1YieldPerAcre:
          'P1 qu’une acre de palmier à huile donne par semaine. Sert au rendement hebdomadaire et au bénéfice des zones, des plantations et des LGA.',
        parameters_explain_weeklyFfbYieldPerAcre:
          'Régimes frais qu’une acre de palmier à huile donne par semaine. Sert au rendement hebdomadaire des zones et des plantations.',
        parameters_explain_p1SalePrice:
          'Prix de vente d’une tonne de P1. Le bénéfice est ce qui en reste après l’achat, la logistique et la transformation.',
        parameters_explain_processingCost:
          'Coût de transformation d’une tonne de P1, déduit du bénéfice d’une zone.',
        parameters_explain_profitShare: 'Part de la marge que compte le bénéfice d’une zone.',
        parameters_explain_defaultP1Price:
          'Prix d’une zone dont la LGA n’a jamais vendu de P1. Le résultat le signale comme valeur par défaut.',
        parameters_explain_pksPerP1:
          'Coques qui restent d’une tonne de P1. Premier pas du P1 d’une zone à son biochar.',
        parameters_explain_biocharKgPerPksTonne:
          'Biochar tiré d’une tonne de coques. Sert à la production de biochar d’une zone.',
        parameters_explain_biocharLandShare:
          'Terre agricole traitée par une tonne de biochar. Sert à la surface pour biochar d’une zone ; les débouchés ont leur propre dose.',
        parameters_explain_maizeSeasonsPerYear:
          'Récoltes de maïs d’un champ par an. La production annuelle est divisée par ce nombre pour obtenir la surface de maïs d’une zone.',
        parameters_explain_defaultMaizeYield:
          'Rendement d’une zone dont les LGA n’ont pas de surface de maïs enregistrée.',
        parameters_explain_currentPriceDays:
          'Le prix actuel de P1 d’une LGA est la moyenne des achats de ces derniers jours, jusqu’à son dernier achat. Sert aux zones et à la fenêtre d’une LGA.',
        parameters_explain_priceAgeWarningDays:
          'Un prix actuel dont le dernier achat est plus ancien est marqué ancien dans les zones et la fenêtre d’une LGA.',
        parameters_explain_minMillsTold:
          'Les visiteurs ne voient aucun total de moins de moulins, pour que personne n’apprenne les achats d’un seul.',
        parameters_explain_maxSnapDistance:
          'Un départ plus loin de toute route n’a pas de zone, et un tas pas de chemin par la route.',
        parameters_explain_minBiocharRadius: 'Plus petit rayon que l’analyse accepte.',
        parameters_explain_maxBiocharRadius:
          'Plus grand rayon que l’analyse accepte. Au-delà de 1 000, tout le pays est à l’intérieur.',
        parameters_explain_defaultBiocharRadius: 'Rayon proposé à l’ouverture de l’analyse.',
        parameters_explain_capacityDaysPerYear:
          'Jours de fonctionnement d’une installation. Convertit les tonnes par jour en capacité ou en production par an, ici et dans les débouchés.',
        parameters_explain_biocharOutputShare:
          'Biochar tiré d’une tonne de matière première. Sert à la production maximale d’une analyse et au débit d’une installation de biochar.',
        parameters_explain_offtakeRadius:
          'Les exploitations et le sol sont comptés jusqu’à cette distance du lieu choisi.',
        parameters_explain_soilSampleCap:
          'Nombre maximal d’endroits où une analyse lit pH, carbone et sable. Plus il y en a, plus c’est lent et précis.',
        parameters_explain_commercialFarmArea:
          'Surface d’une exploitation commerciale dont la taille n’est pas enregistrée.',
        parameters_explain_smallFarmArea: 'Surface comptée pour chaque petite exploitation.',
        parameters_explain_biocharRatePerHectare:
          'Dose dont la terre agricole du rayon a besoin. La production d’une installation est comparée à ce besoin.',
        parameters_explain_soilGainBase: 'Gain du sol du potentiel si l’installation ne produit rien.',
        parameters_explain_soilGainPerPercent:
          'Gain du sol que chaque pour cent du besoin ajoute au potentiel.',
        parameters_explain_yieldGainBase: 'Gain de rendement du potentiel si l’installation ne produit rien.',
        parameters_explain_yieldGainPerPercent:
          'Gain de rendement que chaque pour cent du besoin ajoute au potentiel.',
        parameters_explain_carbonCreditBase:
          'Crédits carbone du potentiel si l’installation ne produit rien.',
        parameters_explain_carbonCreditPerPercent:
          'Crédits carbone que chaque pour cent du besoin ajoute au potentiel.',
        parameters_explain_soilPhNeutralFrom:
          'En dessous, un sol est acide dans la couche du sol, l’analyse des débouchés et sa recommandation.',
        parameters_explain_soilPhNeutralTo:
          'Au-dessus, un sol est alcalin dans la couche du sol, l’analyse des débouchés et sa recommandation.',
        parameters_explain_soilCarbonSufficientFrom:
          'En dessous, le carbone d’un sol est faible dans la couche du sol, l’analyse des débouchés et sa recommandation.',
        parameters_explain_sandModerateFrom:
          'En dessous, la part de sable est faible dans la couche du sol et l’analyse des débouchés.',
        parameters_explain_sandModerateTo:
          'Au-dessus, la part de sable est élevée dans la couche du sol et l’analyse des débouchés.',
        parameters_explain_suitabilityLowFrom:
          'En dessous, l’aptitude d’un lieu au biochar est très faible, dans la couche et l’analyse des débouchés.',
        parameters_explain_suitabilityModerateFrom:
          'En dessous, l’aptitude d’un lieu au biochar est au plus faible à modérée.',
        parameters_explain_suitabilityHighFrom:
          'À partir de cette valeur, l’aptitude d’un lieu au biochar est élevée.',
        parameters_explain_tripSpeed:
          'Vitesse à l’aller et au retour d’un tas, pour la durée des trajets en ligne droite.',
        parameters_explain_tripFactoryLatitude:
          'Où commencent et finissent les trajets de chaque plan, degrés nord.',
        parameters_explain_tripFactoryLongitude:
          'Où commencent et finissent les trajets de chaque plan, degrés est.',
        parameters_explain_tripDayStart:
          'Heure de départ du premier trajet d’une journée, dans la chronologie.',
        parameters_explain_tripDayEnd:
          'Heure à laquelle le dernier trajet d’une journée est rentré. Les trajets plus tardifs passent au jour suivant.',
        parameters_explain_roundBreakStart:
          'Heure à laquelle chaque véhicule fait sa pause, dans les tournées de collecte.',
        parameters_explain_roundBreakEnd: 'Heure de fin de la pause ; égale au début, il n’y a pas de pause.',
        parameters_explain_roundWaitingWeight:
          'Augmente le coût d’une tournée selon les tonnes et les jours d’attente d’un tas ; 0 ignore l’attente.',
        parameters_explain_vehicleCapacity:
          'Tonnes que le véhicule porte par trajet. Détermine le nombre de trajets d’un tas.',
        parameters_explain_vehicleOffloadingHours:
          'Temps à l’usine après chaque trajet, dans la chronologie.',
        parameters_explain_vehicleFuelPerKm: 'Carburant par kilomètre. Fait partie du coût d’un trajet.',
        parameters_explain_vehicleFuelCost: 'Prix du carburant du véhicule. Fait partie du coût d’un trajet.',
        parameters_explain_vehicleLoadingCost:
          'Coût d’un chargement du véhicule. Fait partie du coût d’un trajet.',
        parameters_explain_vehicleLoadingHoursPerTonne:
          'Temps pour charger une tonne au tas, dans la chronologie.',
        parameters_explain_rainyMotorway: 'Part de la vitesse sèche qui reste sur autoroute sous la pluie.',
        parameters_explain_rainyTrunk: 'Part de la vitesse sèche qui reste sur voie rapide sous la pluie.',
        parameters_explain_rainyPrimary:
          'Part de la vitesse sèche qui reste sur route primaire sous la pluie.',
        parameters_explain_rainySecondary:
          'Part de la vitesse sèche qui reste sur route secondaire sous la pluie.',
        parameters_explain_rainyTertiary:
          'Part de la vitesse sèche qui reste sur route tertiaire sous la pluie.',
        parameters_explain_rainyOtherRoad:
          'Part de la vitesse sèche qui reste sur les autres routes sous la pluie.',
        parameters_explain_rainyGravel:
          'Part maximale de la vitesse sèche sur gravier sous la pluie, quelle que soit la classe de la route.',
        parameters_explain_rainyEarth:
          'Part maximale de la vitesse sèche sur terre sous la pluie, quelle que soit la classe de la route.',
        parameters_explain_trailRetentionDays:
          'Après ce nombre de jours, les adresses e-mail et les valeurs personnelles sont effacées de l’historique ; le fait d’un changement reste.',
        parameters_explain_phoneRetentionDays:
          'Après ce nombre de jours sans changement, les numéros de téléphone et les contacts d’une fiche sont effacés.'
      });
    }
  };
});
