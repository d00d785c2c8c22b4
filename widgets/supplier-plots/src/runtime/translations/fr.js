System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Parcelles des fournisseurs',
        _widgetDescription:
          'Parcelles des fournisseurs : relevées sur la carte, contrôlées, examinées et exportées avec la preuve d’origine.',
        supplierPlots_views: 'Vues des parcelles',
        supplierPlots_viewPlots: 'Parcelles',
        supplierPlots_viewScreening: 'Examen',
        supplierPlots_viewFiles: 'Fichiers',
        supplierPlots_screeningIntro:
          'Compare chaque parcelle avec la forêt de 2020, les pertes d’arbres par année, la déforestation, les aires protégées et les zones de haute valeur. La date limite est le 31/12/2020.',
        supplierPlots_screeningStart: 'Examiner {count, plural, one {# parcelle} other {# parcelles}}',
        supplierPlots_screeningRunning: 'Examen de {count, plural, one {# parcelle} other {# parcelles}}…',
        supplierPlots_screeningProgress: 'Avancement de l’examen',
        supplierPlots_screeningFailed: 'Les parcelles n’ont pas pu être examinées',
        supplierPlots_screeningNone: 'Aucune parcelle ne correspond aux filtres de la liste.',
        supplierPlots_screeningDone:
          '{count, plural, one {# parcelle examinée} other {# parcelles examinées}}',
        supplierPlots_screeningChanged:
          '{count, plural, one {# parcelle a} other {# parcelles ont}} un autre résultat qu’avant.',
        supplierPlots_screeningVerdicts: 'Parcelles par résultat',
        supplierPlots_screeningPlots: 'Parcelles avec ce résultat',
        supplierPlots_screeningNoneOf: 'Aucune parcelle n’a ce résultat.',
        supplierPlots_screeningMore: 'En afficher {count} de plus sur {left}',
        supplierPlots_screeningNothing: 'Aucune couche n’a rien trouvé.',
        supplierPlots_screeningOn: 'Examinée le {day}',
        supplierPlots_screeningBefore: 'avant : {verdict}',
        supplierPlots_screeningBeforeOn: 'Avant, le {day} : {verdict}',
        supplierPlots_screeningShow: 'Afficher la parcelle',
        supplierPlots_screeningAreaUnknown: 'surface inconnue',
        supplierPlots_screeningSources: 'Couches de l’examen',
        supplierPlots_screeningNotImported: '{layer} : non importée, donc rien n’en est connu',
        supplierPlots_screeningImportedOn: 'importée le {day}',
        supplierPlots_screeningYears: 'pertes de {first} à {last}',
        supplierPlots_screeningPurchases: 'Achats et parcelles',
        supplierPlots_screeningPurchasesHint:
          'Tonnes de P1 achetées aux fournisseurs des parcelles choisies, comparées à ce que peuvent produire toutes leurs parcelles de palmier à huile. Choisissez une saison.',
        supplierPlots_screeningSeason: 'Saison',
        supplierPlots_screeningLast12Months: '12 derniers mois',
        supplierPlots_screeningComparing: 'Comparaison…',
        supplierPlots_screeningPurchasesFailed: 'Les achats n’ont pas pu être comparés',
        supplierPlots_screeningPurchasesVerdicts: 'Fournisseurs par résultat',
        supplierPlots_screeningPurchasesSuppliers: 'Fournisseurs avec ce résultat',
        supplierPlots_screeningPurchasesNoneOf: 'Aucun fournisseur n’a ce résultat.',
        supplierPlots_screeningTooMuch: 'Trop',
        supplierPlots_screeningPurchasesUnknown: 'Indécis',
        supplierPlots_screeningPlausible: 'Plausible',
        supplierPlots_screeningYield:
          'Au plus {yield} pendant la saison, selon le rendement hebdomadaire de P1 des paramètres. La surface des brouillons et des parcelles avec erreurs est inconnue.',
        supplierPlots_screeningWithoutPlots:
          'Non comparés : {count, plural, one {# achat} other {# achats}} ({tonnes}) à des fournisseurs sans parcelle.',
        supplierPlots_screeningWithoutSupplier:
          'Non comparés : {count, plural, one {# achat} other {# achats}} ({tonnes}) dont le fournisseur est inconnu.',
        supplierPlots_exportIntro:
          'Fichiers pour le système d’information de l’UE, des parcelles de palmier à huile libérées, avec consentement et sans erreur, et un rapport. Une personne les dépose.',
        supplierPlots_exportNone: 'Aucune parcelle ne correspond aux filtres de la liste.',
        supplierPlots_exportStart:
          'Préparer les fichiers de {count, plural, one {# parcelle} other {# parcelles}}',
        supplierPlots_exportRunning: 'Examen des parcelles et écriture des fichiers…',
        supplierPlots_exportProgress: 'Avancement des fichiers',
        supplierPlots_exportFailed: 'Les fichiers n’ont pas pu être préparés',
        supplierPlots_exportUnproven: 'Ce que SITE ne peut pas prouver',
        supplierPlots_exportUnprovenTitle: 'Des parcelles dans les fichiers',
        supplierPlots_exportAllProven:
          'Tous les contrôles des parcelles dans les fichiers ont été faits, et l’examen n’a rien trouvé.',
        supplierPlots_exportScreened: 'Résultat de l’examen : {verdict}',
        supplierPlots_exportUnscreened: 'Non examinée, car ajoutée entre-temps',
        supplierPlots_exportUnchecked: 'Non contrôlé : {check}',
        supplierPlots_exportLine:
          '{text} ({count, plural, one {{plots} parcelle} other {{plots} parcelles}})',
        supplierPlots_exportRefused:
          '{count, plural, =0 {Aucune parcelle n’est exclue} one {# parcelle est exclue} other {# parcelles sont exclues}}',
        supplierPlots_exportRefusedList: 'Parcelles exclues',
        supplierPlots_exportShowRefused: 'Afficher {count} des {left} parcelles exclues',
        supplierPlots_exportFiles: 'Fichiers',
        supplierPlots_exportFilesOf:
          '{count, plural, one {# parcelle} other {# parcelles}} dans {files, plural, one {# fichier} other {# fichiers}}',
        supplierPlots_exportDownload: 'Télécharger le fichier {number} (GeoJSON, {size})',
        supplierPlots_exportDraft: 'Un brouillon : la personne qui le dépose en répond.',
        supplierPlots_exportReport: 'Rapport',
        supplierPlots_exportOperator: 'Opérateur',
        supplierPlots_exportOperatorHelp:
          'Entreprise qui dépose la déclaration ; elle est seulement imprimée.',
        supplierPlots_exportOperatorLine: 'Opérateur : {operator}',
        supplierPlots_exportNoOperator: 'Opérateur : non indiqué',
        supplierPlots_exportPrint: 'Imprimer ou enregistrer en PDF',
        supplierPlots_exportReportTitle: 'Parcelles des fournisseurs : preuve d’origine',
        supplierPlots_exportPrinted: 'imprimé le {moment}, heure de Lagos',
        supplierPlots_exportArea: 'Surface totale : {area}',
        supplierPlots_exportChecks: 'Contrôles',
        supplierPlots_exportChecksDone:
          'Chaque parcelle dans les fichiers a passé les contrôles d’erreurs. Avertissements vus par la personne qui a libéré les parcelles :',
        supplierPlots_exportNoWarnings: 'Aucun avertissement.',
        supplierPlots_exportScreening: 'Examen',
        supplierPlots_exportPlots: 'Parcelles dans les fichiers',
        supplierPlots_exportNotListed:
          '{count, plural, one {# autre parcelle figure} other {# autres parcelles figurent}} seulement dans les fichiers.',
        supplierPlots_exportColumnPlot: 'Parcelle',
        supplierPlots_exportColumnSupplier: 'Fournisseur',
        supplierPlots_exportColumnCommunity: 'Communauté',
        supplierPlots_exportColumnArea: 'Surface, ha',
        supplierPlots_exportColumnScreening: 'Examen'
      });
    }
  };
});
