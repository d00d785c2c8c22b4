System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Analyse du biochar',
        _widgetDescription: 'Biochar que les installations proches peuvent produire sur place.',
        _action_analyzeBiocharHere_label: 'Analyser le biochar ici',
        biocharAnalysis_prompt: 'cliquez sur un lieu',
        biocharAnalysis_toggle: 'Choisir un lieu sur la carte',
        biocharAnalysis_hintOff:
          'Activez, puis cliquez sur la carte ; ou choisissez une installation ci-dessous.',
        biocharAnalysis_hintOn: 'Cliquez sur l’emplacement actuel ou possible d’une installation.',
        biocharAnalysis_atCentre: 'Utiliser le centre de la carte',
        biocharAnalysis_facility: 'Installation',
        biocharAnalysis_chooseFacility: 'Choisir une installation',
        biocharAnalysis_facilitiesLoading: 'Chargement des installations…',
        biocharAnalysis_noFacilities:
          'Il n’y a pas encore d’installation de biochar. Choisissez un lieu sur la carte.',
        biocharAnalysis_facilitiesFailed: 'Les installations n’ont pas pu être chargées : {message}',
        biocharAnalysis_facilitiesRefused:
          'Les installations sont réservées au personnel. Demandez ce rôle à un administrateur.',
        biocharAnalysis_open: 'Choisir le rayon…',
        biocharAnalysis_reach: 'Portée',
        biocharAnalysis_byRadius: 'Rayon',
        biocharAnalysis_byMinutes: 'Temps de trajet',
        biocharAnalysis_radius: 'Rayon',
        biocharAnalysis_radiusHint: 'De {min} à {max}, autour de {position}.',
        biocharAnalysis_unit: 'Unité',
        biocharAnalysis_kilometers: 'kilomètres',
        biocharAnalysis_miles: 'miles',
        biocharAnalysis_minutes: 'Temps de trajet (minutes)',
        biocharAnalysis_minutesHint: 'De {min} à {max} minutes par la route depuis {position}.',
        biocharAnalysis_asking: 'Addition des installations et de la matière première…',
        biocharAnalysis_failed: 'L’analyse a échoué',
        biocharAnalysis_refused:
          'Cette analyse est réservée au personnel. Demandez ce rôle à un administrateur.',
        biocharAnalysis_addressRefused:
          'L’adresse de cette page contient une analyse illisible. Choisissez de nouveau un lieu.',
        biocharAnalysis_close: 'Fermer l’analyse',
        biocharAnalysis_withinKilometers: 'À moins de {radius} km',
        biocharAnalysis_withinMiles: 'À moins de {radius} mi',
        biocharAnalysis_withinMinutes: 'À moins de {minutes} min par la route',
        biocharAnalysis_abroad: 'Hors du pays',
        biocharAnalysis_factoryUtilization: 'Utilisation',
        biocharAnalysis_ofCapacity: '{feedstock} sur {capacity}',
        biocharAnalysis_notKnown: 'Inconnue : aucune installation n’a de volume traité enregistré.',
        biocharAnalysis_capacityField:
          'La capacité est le volume traité des fiches des installations (t/jour de matière première) multiplié par les jours de réception par an.',
        biocharAnalysis_productionStatus: 'Production',
        biocharAnalysis_factoryCount: 'Installations de biochar',
        biocharAnalysis_maizeProduction: 'Maïs de 2023',
        biocharAnalysis_pksProduction: 'PKS',
        biocharAnalysis_totalFeedstockAvailable: 'Matière première',
        biocharAnalysis_factoryInputCapacity: 'Capacité des installations',
        biocharAnalysis_maxBiocharOutput: 'Production maximale de biochar',
        biocharAnalysis_noFacility:
          'Aucune installation de biochar à l’intérieur : aucune matière première n’est encore traitée ici.',
        biocharAnalysis_withoutVolume:
          '{count} sur {all, plural, one {# installation} other {# installations}} sans volume traité enregistré, hors de la capacité.',
        biocharAnalysis_withoutMaize:
          '{count, plural, one {# LGA} other {# LGA}} sans récolte enregistrée en 2023, hors du maïs.',
        biocharAnalysis_figures: 'Chiffres de l’analyse',
        biocharAnalysis_sources: 'Où acheter, en tonnes par kilomètre',
        biocharAnalysis_sourcesOf:
          'Les {shown} meilleures sources sur {all} ; distance à vol d’oiseau. Des lignes pointillées de la carte mènent d’elles au lieu.',
        biocharAnalysis_noSources:
          'Ni maïs ni palmier à huile à l’intérieur. Choisissez un rayon plus grand.',
        biocharAnalysis_source: 'Source',
        biocharAnalysis_sourceOf: '{material} · {lga}',
        biocharAnalysis_tonnes: 't/an',
        biocharAnalysis_perKm: 't/km',
        biocharAnalysis_keep: 'Garder pour comparer',
        biocharAnalysis_keepHint:
          'Ce résultat reste affiché. Analysez un autre lieu, rayon ou temps de trajet pour comparer.',
        biocharAnalysis_dropKept: 'Ne plus comparer',
        biocharAnalysis_byRoad: 'Comparer par temps de trajet',
        biocharAnalysis_rows: 'Enregistrements',
        biocharAnalysis_rowsFactories: 'Installations',
        biocharAnalysis_rowsMaize: 'Maïs par LGA',
        biocharAnalysis_rowsPalm: 'Palmeraies qui touchent la zone',
        biocharAnalysis_rowsMissing: 'La carte n’a pas de couche de ces enregistrements : {layers}.',
        biocharAnalysis_version: 'Calculé avec les paramètres v{version}.',
        biocharAnalysis_ready: '{scope} : matière première {feedstock}, utilisation {utilization}',
        biocharAnalysis_columnFigure: 'Chiffre',
        biocharAnalysis_noteScope: 'Périmètre',
        biocharAnalysis_notePlace: 'Lieu',
        biocharAnalysis_noteVersion: 'Version des paramètres',
        biocharAnalysis_noteComputed: 'Calculé le',
        biocharAnalysis_noteLeftOut: 'Exclu',
        biocharAnalysis_noteSource: 'Source'
      });
    }
  };
});
