import { CATALOGUE, isRaster, getLayer, createOperationalLayer } from '../../shared/layers/src';
import type { LayerDefinition } from '../../shared/layers/src';

/**
 * Layers of each entity of the specification (section 3) that has layers, and the entity's fields as named
 * there.
 */
const ENTITIES: readonly (readonly [entity: string, layers: readonly string[], fields: string])[] = [
  [
    'Factory marker',
    ['factories'],
    'id _id name latitude longitude markerType type status createdBy rawMaterials imageUrls productionCapacity processedVolume inventoryLevels outputRate biocharMaterials inputRate'
  ],
  ['AP (warehouse)', ['access-points'], 'name latitude longitude markerType type status rawMaterial'],
  [
    'Customer factory',
    ['customers'],
    'name phoneNumber latitude longitude factoryType rawMaterials status createdBy costPMS costAGO'
  ],
  ['Logistics depot', ['logistics-depots'], 'id name gas latitude longitude status createdBy'],
  [
    'Biochar application',
    ['biochar-applications'],
    'id ownerName farmSize crop startDate endDate amountPerSpot numberOfSpots amountOfBiochar transportVehicleType officerName officerEmail contactInfo imageUrls createdBy latitude longitude eventId community lga batchIds bikeEmissions truckEmissions netCo2 distanceToFactory'
  ],
  [
    'Biochar partner',
    ['biochar-partners'],
    'id name latitude longitude biomassType biomassWaste annualFeedstock biocharProduction potentialMachineCost capexShareCommitted createdBy netCO2Removed potentialAdditionalProfitGenerated'
  ],
  [
    'Raw-material source',
    ['raw-material-source'],
    'date supplierName phoneNumber community lga suppliedTonnage pricePerTon'
  ],
  [
    'Mill purchase aggregate',
    ['mills', 'tagged-mills'],
    'name size totalPrice tonsAmount noOfTransactions lga_slug location'
  ],
  [
    'Confirmed / tagged mills',
    ['mills', 'tagged-mills'],
    'name RTM state_slug lga_slug cracker separator lastDiscoveryDate number_of_pots number_of_pressers physically_tagged totalPrice tonsAmount avgPricePerTon noOfTransactions size sustainabilityScore oilPalmClusterHectares deforestedLayerHectares cluster_avg_sustainability cluster_count daysFromLastDiscovery aveP1PMill'
  ],
  [
    'Field inventory at mills',
    ['field-purchases'],
    'tonnesPurchased pricePerTonne amountPaid estimatedLogisticCostPerTonne estimatedLandedCostPerTonne recommendedPickupVehicle daysSincePurchase agentName purchaseDate millName totalTransactions agents'
  ],
  ['Future price', ['future-prices'], 'communityName previousPeriodP1Price futurePrice futureDate'],
  [
    'Oil palm cluster',
    ['oil-palm-clusters', 'niger-delta-oil-palm', 'tonne-yield'],
    'acreArea location Area_ha ha_area_1 ffb_yield cpo_yield pko_yield pkn_yield pks_yield fibr_yld state haNow tones WeeklyP1Yield WeeklyFFBYield Ages BulkDens layer'
  ],
  [
    'LGA boundary',
    ['lgas'],
    'ADM1_EN ADM2_EN oilClusterStr tones noTaggedMi p1Weekly avgPricePe noPindTran noOilPalmF currentP1Price updatedAt'
  ],
  ['Static site list', ['minigrids'], 'SiteName State connOnground latitude longitude'],
  [
    'Static oil palm processor list',
    ['oil-palm-processors'],
    'ParentCompany Suppliers RSPOStatus latitude longitude Address Product'
  ],
  ['Forest cover', ['forest-gain', 'forest-loss'], 'ADM1_EN loss gain'],
  ['Deforestation encroachment', ['deforestation'], 'layer hectare'],
  ['Mills distance', ['mills-distance'], 'Location DIST_KM'],
  [
    'Processing factory',
    ['processing-factories'],
    'wardname lganame statename fctry_st_n source biomass_type biomass_waste'
  ],
  [
    'Commercial farm',
    ['commercial-farms'],
    'Name City State Address contact_email contact_phone url Farm_Type Farm_Size_hectares_'
  ],
  ['Maize farm trial', ['maize-farm-trials'], 'YIELD Biomass LGA State'],
  ['Maize production', ['maize-production-2022', 'maize-production-2023'], 'Production LGA State'],
  ['Maize farm', ['maize-farms'], 'wardname lganame statename poi_name farm_type'],
  ['Protected area', ['protected-areas'], 'name designation designationType status governmentType owner'],
  ['Other: ageInt', ['plantations', 'pind-oil-palm'], 'ageInt'],
  ['Other: avgPricePe', ['community-transactions', 'lga-transactions'], 'avgPricePe'],
  ['Other: area_in_me', ['roof-footprints'], 'area_in_me']
];

/** Fields that popups show as other fields, by '<entity> <field>' or '<field>'; each with the reason. */
const SHOWN_AS: Readonly<Record<string, readonly [fields: string, reason: string]>> = {
  _id: ['id', 'the second spelling of the identifier'],
  rawMaterial: ['rawMaterials', 'one reading of the list, which is what is stored'],
  gas: ['costPMS costAGO', 'its two entries are PMS and AGO, each with its cost'],
  location: ['latitude longitude', 'its two members'],
  'Oil palm cluster location': ['', 'an outline: the feature that is selected on the map'],
  markerType: ['', 'the kind under the title, in words'],
  ha_area_1: ['Area_ha', 'the same area in another of the survey files'],
  haNow: ['Area_ha', 'the same area in another of the survey files']
};

const listBracedNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const listArcadeNames = (text: string) => [...text.matchAll(/\$feature\.(\w+)/g)].map(([, name]) => name!);

const getFeatureLayer = (id: string): LayerDefinition => {
  const layer = getLayer(id);
  if (isRaster(layer)) throw new TypeError(`${id} is a raster.`);
  return layer;
};

/** Returns the fields that a layer's popup shows: in its title, its lines, or as pictures. */
function readShownFields(id: string): ReadonlySet<string> {
  const { popup } = getFeatureLayer(id).layer;
  const lines = popup.lines.flatMap((line) =>
    typeof line === 'string' ? line : listArcadeNames(line.arcade('en'))
  );
  const { pictures } = popup.record ?? {};
  return new Set([...listBracedNames(getTitle(id)), ...lines, ...(pictures === undefined ? [] : [pictures])]);
}

/** Returns the popup's title with the catalogue's texts in place of their keys. */
const getTitle = (id: string): string => {
  const { popupInfo } = createOperationalLayer(getFeatureLayer(id));
  return popupInfo.title;
};

describe.each(ENTITIES)('the popups of the entity %s', (entity, layers, fields) => {
  it.each(layers)('[PP-04] %s shows all of its fields', (id) => {
    const shown = readShownFields(id);
    const lacking = fields.split(' ').flatMap((field) => {
      const [as] = SHOWN_AS[`${entity} ${field}`] ?? SHOWN_AS[field] ?? [field];
      return as.split(' ').filter((name) => name !== '' && !shown.has(name));
    });
    expect(lacking).toEqual([]);
  });
});

it('[PP-04] [MP-08] the soil rasters name the fields of the entity Soil', () => {
  const named = CATALOGUE.filter(isRaster).flatMap(({ raster: { popupFields } }) =>
    popupFields ? [popupFields.value, popupFields.description] : []
  );
  const soil = 'SoilPHDescription SoilCarbonDescription SandDescription SoilPH Sand SOC';
  expect(named.sort()).toEqual(soil.split(' ').sort());
});
