export default {
  _widgetLabel: 'Parameters',
  _widgetDescription: 'Business parameters, for administrators.',
  parameters_part: 'View',
  parameters_values: 'Values',
  parameters_history: 'History',
  parameters_search: 'Search parameters',
  parameters_searchHistory: 'Search parameter or person',
  parameters_shown: 'Parameters shown',
  parameters_shown_all: 'All',
  parameters_shown_changed: 'Changed from the default',
  parameters_shown_edited: 'Edited, not saved',
  parameters_found: '{count} of {total} parameters',
  parameters_nothingFound: 'Nothing matches the search.',
  parameters_help: '{min} to {max} {unit}, default {standard}',
  parameters_helpChoice: 'Default: {standard}',
  parameters_source: 'Source:',
  parameters_edited: 'edited',
  parameters_changed: 'not the default',
  parameters_backToDefault: 'Restore default',
  parameters_backToDefaultOf: 'Restore default: {name}',
  parameters_unsaved: 'Unsaved changes',
  parameters_editedCount: '{count} changed',
  parameters_wrongCount: '{count} invalid',
  parameters_discard: 'Discard',
  parameters_discardQuestion: '{count, plural, one {Discard # change?} other {Discard # changes?}}',
  parameters_save: 'Save',
  parameters_goOn: 'Keep editing',
  parameters_saveQuestion: '{count, plural, one {Save # change?} other {Save # changes?}}',
  parameters_saveText: 'All figures will be computed with the new values.',
  parameters_saved: 'Version {version} is in force.',
  parameters_saveFailed: 'The parameters were not saved',
  parameters_loadFailed: 'The parameters cannot be shown',
  parameters_loading: 'Loading…',
  parameters_parameter: 'Parameter',
  parameters_from: 'From',
  parameters_to: 'To',
  parameters_conflictTitle: 'Changed by someone else',
  parameters_conflictText: 'Version {version} was saved while you were editing. Choose the values to keep.',
  parameters_conflictSame: 'Version {version}, now in force, already has your values.',
  parameters_theirs: 'Theirs, version {version}',
  parameters_takeTheirs: 'Discard mine',
  parameters_saveChosen: 'Save chosen values',
  parameters_close: 'Close',
  parameters_version: 'Version',
  parameters_when: 'When',
  parameters_who: 'By',
  parameters_specification: 'specification',
  parameters_firstValues: 'First values',
  parameters_nothingChanged: 'Nothing changed',
  parameters_historyFailed: 'The history cannot be shown',
  parameters_explain_millScope:
    'Which mills an area counts at first: those in a circle as wide as the area, as specified, or those inside its outline. The result has a switch for both.',
  parameters_explain_maxServiceAreas: 'How many areas may be on the map at the same time.',
  parameters_explain_minDriveTime: 'Shortest time that the tool accepts.',
  parameters_explain_maxDriveTime: 'Longest time that the tool accepts. Long areas take longer to compute.',
  parameters_explain_defaultDriveTime: 'Time that is filled in when a start is chosen.',
  parameters_explain_logisticsCostPerMinute:
    'Multiplied by the drive time, it is the logistics cost of a tonne, which lowers the profit of an area.',
  parameters_explain_weeklyP1YieldPerAcre:
    'P1 that an acre of oil palm gives in a week. Used for the weekly yield and the profit of areas, clusters and LGAs.',
  parameters_explain_weeklyFfbYieldPerAcre:
    'Fresh fruit bunches that an acre of oil palm gives in a week. Used for the weekly yield of areas and clusters.',
  parameters_explain_p1SalePrice:
    'Price for which a tonne of P1 is sold. The profit is what remains of it after purchase, logistics and processing.',
  parameters_explain_processingCost: 'Cost to process a tonne of P1, deducted from the profit of an area.',
  parameters_explain_profitShare: 'Part of the margin that the profit of an area counts.',
  parameters_explain_defaultP1Price:
    'Price of an area whose LGA never sold P1. The result marks it as the default.',
  parameters_explain_pksPerP1:
    'Palm kernel shell that remains of a tonne of P1. First step from the P1 of an area to its biochar.',
  parameters_explain_biocharKgPerPksTonne:
    'Biochar made from a tonne of palm kernel shell. Used for the biochar output of an area.',
  parameters_explain_biocharLandShare:
    'Farmland that a tonne of biochar treats. Used for the land for biochar of an area; offtake has its own dose.',
  parameters_explain_maizeSeasonsPerYear:
    'Maize harvests of a field in a year. The yearly production is divided by it to get the maize land of an area.',
  parameters_explain_defaultMaizeYield: 'Yield of an area whose LGAs have no recorded maize land.',
  parameters_explain_currentPriceDays:
    'The current P1 price of an LGA averages the purchases of this many days, up to its last purchase. Used by areas and the popup of an LGA.',
  parameters_explain_priceAgeWarningDays:
    'A current price whose last purchase is older is marked as old in areas and in the popup of an LGA.',
  parameters_explain_minMillsTold:
    'Guests see no total that fewer mills add up to, so that nobody learns the purchases of one mill.',
  parameters_explain_maxSnapDistance:
    'A start farther from every road gets no area, and a pile no way by road.',
  parameters_explain_minBiocharRadius: 'Smallest radius that the analysis accepts.',
  parameters_explain_maxBiocharRadius:
    'Largest radius that the analysis accepts. Beyond 1,000 the whole country is inside.',
  parameters_explain_defaultBiocharRadius: 'Radius that is filled in when the analysis opens.',
  parameters_explain_capacityDaysPerYear:
    'Days on which a facility works. Turns tonnes a day into a capacity or an output a year, here and in offtake.',
  parameters_explain_biocharOutputShare:
    'Biochar made from a tonne of feedstock. Used for the largest output of an analysis and the output rate of a biochar facility.',
  parameters_explain_offtakeRadius:
    'Farms and soil are counted within this distance of the place that was clicked.',
  parameters_explain_soilSampleCap:
    'Most places at which an analysis reads pH, carbon and sand. More are slower and more exact.',
  parameters_explain_commercialFarmArea: 'Area of a commercial farm whose size is not recorded.',
  parameters_explain_smallFarmArea: 'Area that every small farm counts with.',
  parameters_explain_biocharRatePerHectare:
    'Dose that the farmland within the radius needs. The output of a facility is compared with this need.',
  parameters_explain_soilGainBase: 'Soil gain of the upside where the facility makes nothing.',
  parameters_explain_soilGainPerPercent: 'Soil gain that each percent of the need adds to the upside.',
  parameters_explain_yieldGainBase: 'Yield gain of the upside where the facility makes nothing.',
  parameters_explain_yieldGainPerPercent: 'Yield gain that each percent of the need adds to the upside.',
  parameters_explain_carbonCreditBase: 'Carbon credits of the upside where the facility makes nothing.',
  parameters_explain_carbonCreditPerPercent:
    'Carbon credits that each percent of the need adds to the upside.',
  parameters_explain_soilPhNeutralFrom:
    'Below it a soil is acidic in the soil layer, the offtake analysis and its recommendation.',
  parameters_explain_soilPhNeutralTo:
    'Above it a soil is alkaline in the soil layer, the offtake analysis and its recommendation.',
  parameters_explain_soilCarbonSufficientFrom:
    'Below it the carbon of a soil is low in the soil layer, the offtake analysis and its recommendation.',
  parameters_explain_sandModerateFrom:
    'Below it the share of sand is low in the soil layer and the offtake analysis.',
  parameters_explain_sandModerateTo:
    'Above it the share of sand is high in the soil layer and the offtake analysis.',
  parameters_explain_suitabilityLowFrom:
    'Below it the suitability of a place for biochar is very low, in the layer and the offtake analysis.',
  parameters_explain_suitabilityModerateFrom:
    'Below it the suitability of a place for biochar is at most low to moderate.',
  parameters_explain_suitabilityHighFrom: 'From it on the suitability of a place for biochar is high.',
  parameters_explain_tripSpeed:
    'Speed on the way to a pile and back, for the times of trips along the straight line.',
  parameters_explain_tripFactoryLatitude: 'Where the trips of every plan start and end, degrees north.',
  parameters_explain_tripFactoryLongitude: 'Where the trips of every plan start and end, degrees east.',
  parameters_explain_tripDayStart: 'Hour at which the first trip of a day leaves, in the timeline.',
  parameters_explain_tripDayEnd:
    'Hour by which the last trip of a day is back. Trips that return later go to the next day.',
  parameters_explain_roundBreakStart: 'Hour at which every vehicle takes its break, in pickup rounds.',
  parameters_explain_roundBreakEnd: 'Hour at which the break ends; the same as its start means no break.',
  parameters_explain_roundWaitingWeight:
    'Raises the cost of a round by the tonnes and days that a pile waits; 0 ignores the waiting.',
  parameters_explain_vehicleCapacity:
    'Tonnes that the vehicle carries in a trip. Decides how many trips a pile needs.',
  parameters_explain_vehicleOffloadingHours: 'Time at the factory after each trip, in the timeline.',
  parameters_explain_vehicleFuelPerKm: 'Fuel that a kilometre takes. Part of the cost of a trip.',
  parameters_explain_vehicleFuelCost: 'Price of the vehicle’s fuel. Part of the cost of a trip.',
  parameters_explain_vehicleLoadingCost: 'Cost of loading the vehicle once. Part of the cost of a trip.',
  parameters_explain_vehicleLoadingHoursPerTonne: 'Time to load a tonne at the pile, in the timeline.',
  parameters_explain_rainyMotorway: 'Part of the dry speed that remains on motorways in rain.',
  parameters_explain_rainyTrunk: 'Part of the dry speed that remains on trunk roads in rain.',
  parameters_explain_rainyPrimary: 'Part of the dry speed that remains on primary roads in rain.',
  parameters_explain_rainySecondary: 'Part of the dry speed that remains on secondary roads in rain.',
  parameters_explain_rainyTertiary: 'Part of the dry speed that remains on tertiary roads in rain.',
  parameters_explain_rainyOtherRoad: 'Part of the dry speed that remains on other roads in rain.',
  parameters_explain_rainyGravel:
    'Most of the dry speed that remains on gravel in rain, whatever the class of the road.',
  parameters_explain_rainyEarth:
    'Most of the dry speed that remains on earth in rain, whatever the class of the road.',
  parameters_explain_trailRetentionDays:
    'After so many days e-mail addresses and personal values are erased from the history; that something was changed stays.',
  parameters_explain_phoneRetentionDays:
    'After so many days without a change the telephone numbers and contacts of a record are erased.'
};
