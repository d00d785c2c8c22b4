import { PICKUP_VEHICLES } from '../../trips/vehicles';
import type { PickupVehicle, VehicleFigures } from '../../trips/vehicles';
import type { parameters as english } from '../en/parameters';

type VehicleKey = `parameter.vehicle${PickupVehicle}${Capitalize<keyof VehicleFigures>}`;

const FIGURES: Readonly<Record<Capitalize<keyof VehicleFigures>, string>> = {
  Capacity: 'capacité',
  OffloadingHours: 'temps de déchargement',
  FuelPerKm: 'carburant au kilomètre',
  FuelCost: 'prix du carburant',
  LoadingCost: 'coût de chargement par trajet',
  LoadingHoursPerTonne: 'temps de chargement par tonne'
};

/** Labels of each figure of each vehicle; the names of vehicles are the same in both languages. */
const vehicles = Object.fromEntries(
  PICKUP_VEHICLES.flatMap((vehicle) =>
    Object.entries(FIGURES).map(([figure, text]) => [
      `parameter.vehicle${vehicle}${figure}`,
      `${vehicle}\u00a0: ${text}`
    ])
  )
) as Readonly<Record<VehicleKey, string>>;

export const parameters: Readonly<Record<keyof typeof english, string>> = {
  ...vehicles,
  'parameter.maxServiceAreas': 'Zones de desserte à la fois',
  'parameter.minDriveTime': 'Temps de trajet le plus court',
  'parameter.maxDriveTime': 'Temps de trajet le plus long',
  'parameter.defaultDriveTime': 'Temps de trajet par défaut',
  'parameter.logisticsCostPerMinute': 'Coût logistique par minute de trajet',
  'parameter.weeklyP1YieldPerAcre': 'Rendement hebdomadaire de P1',
  'parameter.weeklyFfbYieldPerAcre': 'Rendement hebdomadaire de régimes (FFB)',
  'parameter.p1SalePrice': 'Prix de vente de P1',
  'parameter.processingCost': 'Coût de transformation',
  'parameter.profitShare': 'Part de la marge comptée comme bénéfice',
  'parameter.defaultP1Price': 'Prix de P1 d’une LGA sans achat',
  'parameter.pksPerP1': 'Coques de palmiste par tonne de P1',
  'parameter.biocharKgPerPksTonne': 'Biochar par tonne de coques de palmiste',
  'parameter.biocharLandShare': 'Surface traitée par tonne de biochar',
  'parameter.maizeSeasonsPerYear': 'Récoltes de maïs par an',
  'parameter.defaultMaizeYield': 'Rendement du maïs par défaut',
  'parameter.currentPriceDays': 'Jours, jusqu’au dernier achat, comptés dans le prix actuel',
  'parameter.priceAgeWarningDays': 'Jours après lesquels un prix actuel est marqué ancien',
  'parameter.minMillsTold': 'Nombre minimal de moulins dans un total visible aux visiteurs',
  'parameter.maxSnapDistance': 'Distance maximale d’un départ à une route',
  'parameter.minBiocharRadius': 'Plus petit rayon d’une analyse de biochar',
  'parameter.maxBiocharRadius': 'Plus grand rayon d’une analyse de biochar',
  'parameter.defaultBiocharRadius': 'Rayon par défaut',
  'parameter.capacityDaysPerYear': 'Jours de fonctionnement d’une installation par an',
  'parameter.biocharOutputShare': 'Biochar par tonne de matière première',
  'parameter.offtakeRadius': 'Rayon de l’analyse des débouchés et du sol',
  'parameter.soilSampleCap': 'Nombre maximal de points de sol',
  'parameter.commercialFarmArea': 'Surface d’une exploitation commerciale sans taille',
  'parameter.smallFarmArea': 'Surface d’une petite exploitation',
  'parameter.biocharRatePerHectare': 'Biochar épandu par hectare de terre agricole',
  'parameter.soilGainBase': 'Gain du sol sans production',
  'parameter.soilGainPerPercent': 'Gain du sol par pour cent du besoin',
  'parameter.yieldGainBase': 'Gain de rendement sans production',
  'parameter.yieldGainPerPercent': 'Gain de rendement par pour cent du besoin',
  'parameter.carbonCreditBase': 'Crédits carbone sans production',
  'parameter.carbonCreditPerPercent': 'Crédits carbone par pour cent du besoin',
  'parameter.tripSpeed': 'Vitesse d’un trajet de collecte',
  'parameter.tripFactoryLatitude': 'Usine d’où partent les trajets de collecte\u00a0: latitude',
  'parameter.tripFactoryLongitude': 'Usine d’où partent les trajets de collecte\u00a0: longitude',
  'parameter.tripDayStart': 'Départ du premier trajet de la journée',
  'parameter.tripDayEnd': 'Retour du dernier trajet de la journée',
  'parameter.roundBreakStart': 'Tournées de collecte\u00a0: pause de tous les véhicules, de',
  'parameter.roundBreakEnd':
    'Tournées de collecte\u00a0: pause jusqu’à (comme «\u00a0de\u00a0»\u00a0: aucune pause)',
  'parameter.roundWaitingWeight':
    'Tournées de collecte\u00a0: poids de l’attente, par jour attendu et jour de plus (0\u00a0: aucun)',
  'parameter.rainyMotorway': 'Saison des pluies\u00a0: vitesse sur autoroute',
  'parameter.rainyTrunk': 'Saison des pluies\u00a0: vitesse sur voie rapide',
  'parameter.rainyPrimary': 'Saison des pluies\u00a0: vitesse sur route primaire',
  'parameter.rainySecondary': 'Saison des pluies\u00a0: vitesse sur route secondaire',
  'parameter.rainyTertiary': 'Saison des pluies\u00a0: vitesse sur route tertiaire',
  'parameter.rainyOtherRoad': 'Saison des pluies\u00a0: vitesse sur les autres routes',
  'parameter.rainyGravel': 'Saison des pluies\u00a0: vitesse sur gravier, au plus',
  'parameter.rainyEarth': 'Saison des pluies\u00a0: vitesse sur terre, au plus',
  'parameter.millScope': 'Moulins comptés par une zone de desserte',
  'parameterChoice.extentWidth': 'Dans un cercle large comme la zone',
  'parameterChoice.insideArea': 'À l’intérieur de la zone',
  'parameter.soilPhNeutralFrom': 'pH le plus bas d’un sol neutre',
  'parameter.soilPhNeutralTo': 'pH le plus haut d’un sol neutre',
  'parameter.soilCarbonSufficientFrom': 'Carbone organique suffisant à partir de',
  'parameter.sandModerateFrom': 'Part de sable modérée à partir de',
  'parameter.sandModerateTo': 'Part de sable modérée jusqu’à',
  'parameter.suitabilityLowFrom': 'Aptitude : faible à modérée à partir de',
  'parameter.suitabilityModerateFrom': 'Aptitude : modérée à élevée à partir de',
  'parameter.suitabilityHighFrom': 'Aptitude : élevée à partir de',
  'parameter.trailRetentionDays':
    'Jours de conservation des valeurs personnelles dans l’historique (0\u00a0: toujours)',
  'parameter.phoneRetentionDays':
    'Jours de conservation des contacts des fiches inchangées (0\u00a0: toujours)',
  'parameterGroup.serviceArea': 'Zones de desserte',
  'parameterGroup.biochar': 'Analyse de biochar',
  'parameterGroup.offtake': 'Débouchés et sol',
  'parameterGroup.classLimits': 'Classes du sol et d’aptitude',
  'parameterGroup.trips': 'Collecte de P1',
  'parameterGroup.vehicles': 'Collecte de P1\u00a0: véhicules',
  'parameterGroup.rainySeason': 'Saison des pluies des zones et des trajets',
  'parameterGroup.personalData': 'Données personnelles',
  'parameterProblem.notANumber': 'Saisissez un nombre',
  'parameterProblem.outOfRange': 'Saisissez un nombre de {min} à {max}',
  'parameterProblem.notAStep': 'Saisissez un multiple de {step}',
  'parameterProblem.driveTimeOrder':
    'Le temps de trajet par défaut doit être compris entre le plus court et le plus long',
  'parameterProblem.tripDayOrder': 'Le dernier trajet doit rentrer après le départ du premier',
  'parameterProblem.roundBreakOrder':
    'La pause des tournées doit finir après son début, dans la journée de travail\u202f; des heures égales signifient aucune pause',
  'parameterProblem.classLimitOrder': 'Les limites d’une échelle doivent croître d’une classe à l’autre',
  'unit.areas': 'zones',
  'unit.days': 'jours',
  'unit.harvests': 'récoltes',
  'unit.mills': 'moulins',
  'unit.km or mi, as chosen': 'km ou mi, au choix',
  'unit.raster value': 'valeur du raster',
  'unit.share of the dry speed': 'part de la vitesse en saison sèche',
  'unit.NGN/t/day²': 'NGN/t/jour²',
  'unit.USD/year': 'USD/an',
  'unit.USD/year/%': 'USD/an/%'
};
