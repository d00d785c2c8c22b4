/** A row of a dataset in a file, and a change to it that keeps its key. */
export interface DatasetSample {
  readonly properties: Readonly<Record<string, unknown>>;
  /** Absent for datasets without geometry. */
  readonly shape?: 'point' | 'polygon';
  /** A field with another value. */
  readonly change?: Readonly<Record<string, unknown>>;
}

const createPointSample = (properties: object, change?: object): DatasetSample => ({
  properties: { ...properties },
  shape: 'point',
  change: change && { ...change }
});
const createPolygonSample = (properties: object, change?: object): DatasetSample => ({
  properties: { ...properties },
  shape: 'polygon',
  change: change && { ...change }
});
const createPlainSample = (properties: object, change?: object): DatasetSample => ({
  properties: { ...properties },
  change: change && { ...change }
});

/** One sample per dataset of a table, in the order of their references. */
export const SAMPLES: Readonly<Record<string, DatasetSample>> = {
  lga: createPolygonSample({ ADM1_EN: 'Akwa Ibom', ADM2_EN: 'Uyo' }),
  states: createPolygonSample({ ADM1_EN: 'cross-river' }),
  places: createPointSample({ name: 'Ikot Ekpene', population: 150_000 }, { population: 250_000 }),
  wards: createPolygonSample({ wardname: 'Uyo I', lganame: 'Uyo', statename: 'Akwa Ibom' }),
  'ward-statistics': createPlainSample(
    {
      wardname: 'Uyo I',
      lgaCode: 'UYOA',
      population: '9000',
      households: 1800,
      farmingHouseholds: 700,
      farmland: 512.5
    },
    { population: 9001 }
  ),
  mills: createPointSample(
    {
      name: 'Ime Udo', RTM: 'Direct', size: 'Small', state_slug: 'akwa-ibom', lga_slug: 'uyo', cracker: 'Yes', separator: 'no',
      number_of_pots: '2', number_of_pressers: 1, physically_tagged: true, lastDiscoveryDate: '01-03-2024', oilPalmClusterHectares: 10
    },
    { size: 'Large' }
  ), // prettier-ignore
  agents: createPlainSample({ first_name: 'Ada', last_name: 'Obi' }),
  communities: createPointSample({ community: 'Ikot Udo' }),
  suppliers: createPlainSample(
    { millName: 'Ime Udo', supplierName: 'Bassey', phoneNumber: '0803', communityName: 'Ikot Udo' },
    { phoneNumber: '0804' }
  ),
  plots: createPolygonSample(
    { supplier: 'Bassey', community: 'Ikot Udo', commodity: 'oilPalm', capturedOn: '2026-03-01' },
    { accuracy: 5 }
  ),
  purchases: createPlainSample({
    millName: 'Ime Udo',
    agentName: 'Ada Obi',
    date: '2024-03-01',
    tonnes: 2.5,
    pricePerTonne: '36000'
  }),
  'future-prices': createPlainSample(
    {
      communityName: 'Ikot Udo',
      previousPeriodP1Price: 36_000,
      futurePrice: 37_000,
      futureDate: '2024-04-01'
    },
    { futurePrice: 38_000 }
  ),
  'field-inventory': createPlainSample(
    {
      millName: 'Ime Udo',
      agentName: 'Ada Obi',
      purchaseDate: '2024-03-01',
      tonnesPurchased: 2.5,
      pricePerTonne: 36_000,
      recommendedPickupVehicle: 'ford'
    },
    { recommendedPickupVehicle: 'MB1' }
  ),
  'oil-palm-clusters': createPolygonSample(
    {
      state: 'Akwa Ibom',
      layer: 'Survey',
      ffb_yield: 9,
      cpo_yield: 1,
      pko_yield: 1,
      pkn_yield: 1,
      pks_yield: 1,
      fibr_yld: 1,
      Ages: 12
    },
    { Ages: 13 }
  ),
  'oil-palm-processors': createPointSample({ ParentCompany: 'Palm Ltd', Product: 'CPO' }, { Product: 'PKO' }),
  'cpo-depots': createPointSample({ name: 'Uyo depot', capacity: 100, stock: 20 }, { stock: 30 }),
  plantations: createPolygonSample({ name: 'Ikot estate', ageInt: 7 }, { ageInt: 8 }),
  'pind-oil-palm': createPointSample({ farmerName: 'Eno', hectare: 2, ageInt: 4 }, { ageInt: 5 }),
  'georeferenced-oil-palm': createPolygonSample(
    { plot: 'P-1', surveyedOn: '2024-01-31' },
    { variety: 'Tenera' }
  ),
  'mills-distance': createPointSample({ Location: 'Uyo', DIST_KM: 3.2 }, { DIST_KM: 3.3 }),
  'score-10km': createPolygonSample({ score: 50, mills: 3, oilPalm: 120 }, { score: 60 }),
  factories: createPointSample(
    { name: 'Main', type: 'Crushing Mill', status: 'Active', rawMaterials: 'P1', productionCapacity: 30 },
    { status: 'Inactive' }
  ),
  'access-points': createPointSample(
    { name: 'Uyo AP', status: 'Active', rawMaterials: 'P1,PKO' },
    { rawMaterials: 'P1' }
  ),
  customers: createPointSample(
    { name: 'Buyer', factoryType: 'Refinery', rawMaterials: ['P1'], status: 'Active', costPMS: '700' },
    { costPMS: '800' }
  ),
  'logistics-depots': createPointSample({ name: 'Uyo Depot', status: 'Active' }, { costAGO: '900' }),
  'biochar-applications': createPointSample(
    {
      ownerName: 'Ime', farmSize: 2, crop: 'Maize', startDate: '2024-02-01', endDate: '2024-02-03', amountPerSpot: 5, numberOfSpots: 20,
      amountOfBiochar: 100, transportVehicleType: 'Truck', officerName: 'Bola', officerEmail: 'b@x', contactInfo: '0803', eventId: 'EV-1',
      batchIds: 'B1,B2'
    },
    { endDate: '2024-02-04' }
  ), // prettier-ignore
  'biochar-partners': createPointSample(
    {
      name: 'Charco',
      biomassType: 'Wood',
      biomassWaste: 'bark, dust',
      annualFeedstock: 10,
      biocharProduction: 2,
      potentialMachineCost: 1,
      capexShareCommitted: 40
    },
    { capexShareCommitted: 50 }
  ),
  'allocated-purchases': createPlainSample(
    { eventId: 'EV-1', objectId: 1, biocharUsed: 40, pricePerTon: '36k' },
    { biocharUsed: 41 }
  ),
  'maize-production': createPlainSample(
    { state: 'Akwa Ibom', lga: 'Uyo', year: 2023, Production: 1000, landSize: 500 },
    { landSize: 501 }
  ),
  'maize-farms': createPointSample({ poi_name: 'Farm', farm_type: 'both' }, { farm_type: 'Commercial' }),
  'maize-farm-trials': createPointSample({ YIELD: 3, Biomass: 4 }, { YIELD: 3.5 }),
  'commercial-farms': createPointSample(
    { Name: 'Agro', State: 'Akwa Ibom', Farm_Size_hectares_: 12 },
    { url: 'https://agro.example' }
  ),
  'geofenced-farms': createPolygonSample({ farmerName: 'Eno', crop: 'Maize' }, { crop: 'Cassava' }),
  'processing-factories': createPointSample(
    { fctry_st_n: 'Rice mill', source: 'google', biomass_type: 'Wood', biomass_waste: 'bark' },
    { source: 'GRID' }
  ),
  minigrids: createPointSample(
    { SiteName: 'Site', State: 'Akwa Ibom', connOnground: 90 },
    { connOnground: 91 }
  ),
  'industrial-parks': createPolygonSample({ name: 'Park', State: 'Akwa Ibom' }, { status: 'Planned' }),
  'roof-footprints': createPolygonSample({ area_in_me: 900 }, { area_in_me: 901 }),
  'protected-areas': createPolygonSample({ name: 'Reserve', designation: 'Forest' }, { owner: 'State' }),
  'high-conservation-value': createPolygonSample(
    { name: 'Creek', class: 'HCV 1', State: 'Akwa Ibom' },
    { hectare: 9 }
  ),
  'high-carbon-stock': createPolygonSample(
    { name: 'Creek', class: 'Low', State: 'Akwa Ibom' },
    { hectare: 9 }
  ),
  water: createPolygonSample({ name: 'Oguta', type: 'Lake' }),
  deforestation: createPolygonSample({ layer: 'Cleared' }, { hectare: 9 }),
  'forest-cover': createPlainSample({ State: 'Akwa Ibom', loss: 10, gain: 2 }, { gain: 3 }),
  'cassava-states': createPlainSample({ State: 'Akwa Ibom', planted: 10, produced: 20, rank: 1 }, { rank: 2 })
};
