/** Valid payloads by the address they are sent to. */

const place = { latitude: 5.5, longitude: 7.5 };

export const factorySample = {
  name: 'Ikot Mill',
  ...place,
  markerType: 'Factory',
  type: 'FFB Mill',
  status: 'Active',
  createdBy: 'admin',
  rawMaterials: 'FFB',
  imageUrls: [' https://pictures.test/1.jpg ', ' '],
  productionCapacity: 40,
  processedVolume: 12.5
};
export const facilitySample = {
  name: 'Char House',
  ...place,
  markerType: 'Factory',
  type: 'Biochar Facility',
  status: 'Planned (2026)',
  createdBy: 'admin',
  biocharMaterials: ['PKS', 'Maize'],
  inputRate: 12
};
export const apSample = { name: 'Store', ...place, markerType: 'AP', status: 'Active', rawMaterial: 'P1' };

export const customerSample = {
  name: 'Harbour Cement',
  phoneNumber: 'ask for Bola',
  ...place,
  factoryType: 'Cement',
  rawMaterials: ['P1, P2', 'AGO'],
  status: 'Active',
  createdBy: 'admin',
  costPMS: '',
  costAGO: 1180
};
export const depotSample = {
  name: 'Uyo Depot',
  ...place,
  gas: [{ name: 'AGO', cost: '1200' }],
  status: 'Inactive',
  createdBy: 'admin'
};
export const applicationSample = {
  ownerName: 'Ada Obi',
  farmSize: 2.5,
  crop: 'Maize',
  startDate: '2026-02-01',
  endDate: '2026-02-03',
  amountPerSpot: 0.5,
  numberOfSpots: 400,
  amountOfBiochar: 200,
  transportVehicleType: 'Truck',
  officerName: 'Emeka Eze',
  officerEmail: 'no format is asked for',
  contactInfo: 'by the river',
  imageUrls: ['https://pictures.test/farm.jpg'],
  createdBy: 'admin',
  ...place
};
export const partnerSample = {
  name: 'Sawmill & Sons',
  ...place,
  biomassType: 'Wood',
  biomassWaste: 'bark, , chips ',
  annualFeedstock: 1000,
  biocharProduction: 250,
  potentialMachineCost: 25_000_000,
  capexShareCommitted: 40,
  createdBy: 'admin'
};

export const plotSample = {
  supplier: 'Ini Umoh',
  community: 'Ikot Ekpene',
  commodity: 'oilPalm',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [7.701234, 5.101234],
        [7.702345, 5.101235],
        [7.702346, 5.102341],
        [7.701235, 5.102342],
        [7.701234, 5.101234]
      ]
    ]
  },
  statedArea: 1.5,
  capture: 'walked',
  accuracy: 4,
  capturedOn: '2026-11-02',
  consentOn: '2026-11-02',
  tenurePaper: 'Letter of the village head',
  status: 'draft'
};

/** The payload of each address that creates records, the method that changes them, and its name and a figure to change. */
export const RECORD_SAMPLES = [
  {
    path: '/api/marker-assets',
    sample: factorySample,
    method: 'PATCH',
    deleted: 200,
    name: 'markerAsset',
    figure: 'latitude',
    named: 'name'
  },
  {
    path: '/api/customers',
    sample: customerSample,
    method: 'PUT',
    deleted: 200,
    name: 'customer',
    figure: 'latitude',
    named: 'name'
  },
  {
    path: '/api/LogisticDepot',
    sample: depotSample,
    method: 'PUT',
    deleted: 200,
    name: 'logisticsDepot',
    figure: 'latitude',
    named: 'name'
  },
  {
    path: '/api/biochar-applications',
    sample: applicationSample,
    method: 'PUT',
    deleted: 200,
    name: 'biocharApplication',
    figure: 'latitude',
    named: 'ownerName'
  },
  {
    path: '/api/biochar-partners',
    sample: partnerSample,
    method: 'PATCH',
    deleted: 204,
    name: 'biocharPartner',
    figure: 'latitude',
    named: 'name'
  },
  {
    path: '/api/plots',
    sample: plotSample,
    method: 'PUT',
    deleted: 200,
    name: 'plot',
    figure: 'statedArea',
    named: 'supplier'
  }
] as const;
