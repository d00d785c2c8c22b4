import * as enumerations from './enumerations';

const {
  BIOCHAR_FACILITY,
  BIOCHAR_MATERIALS,
  BIOMASS_TYPES,
  CUSTOMER_RAW_MATERIALS,
  CUSTOMER_TYPES,
  DATE_FILTER_MODES,
  FACTORY_RAW_MATERIALS,
  FACTORY_TYPES,
  GASES,
  MARKER_TYPES,
  OFFTAKE_MODES,
  PROCESSING_FACTORY_TYPES,
  RADIUS_UNITS,
  STATUSES,
  TRANSPORT_VEHICLE_TYPES
} = enumerations;

describe('enumerations', () => {
  it.each([
    [
      FACTORY_TYPES,
      'FFB Mill, Crushing Mill, Deshelling Mill, Refinery, Kraken II, Carbonizer, Biochar Facility'
    ],
    [
      CUSTOMER_TYPES,
      'Crushing Mill, Deshelling Mill, Refinery, Kraken II, Cement, Carbonizer, Other Industries'
    ],
    [STATUSES, 'Active, Inactive, Underconstruction, Planned (2025), Planned (2026)'],
    [FACTORY_RAW_MATERIALS, 'FFB, P1, P2, PKO, PKS'],
    [CUSTOMER_RAW_MATERIALS, 'FFB, P1, P2, PKO, AGO'],
    [BIOCHAR_MATERIALS, 'PKS, Maize, Factory Waste'],
    [TRANSPORT_VEHICLE_TYPES, 'Diesel, Petrol, CNG, Truck'],
    [
      BIOMASS_TYPES,
      'Field Crops & Grains, Tree Crops & Fruits, Palm Kernel, Industrial Processing Waste, Food Waste, Animal-based, Wood'
    ],
    [
      DATE_FILTER_MODES,
      'Today, Yesterday, This Week, Last Week, This Month, Last Month, This Year, Last Year, Custom'
    ],
    [MARKER_TYPES, 'Factory, AP, Customer, Logistics, BiocharApplication, BiocharPartner'],
    [RADIUS_UNITS, 'kilometers, miles'],
    [OFFTAKE_MODES, 'summary, select-facility, upside'],
    [GASES, 'PMS, AGO']
  ])('have the values of the specification, in its order: %s', (values, text) => {
    expect(values.join(', ')).toBe(text);
  });

  it('separates the biochar facility from the processing factories', () => {
    expect(BIOCHAR_FACILITY).toBe('Biochar Facility');
    expect(PROCESSING_FACTORY_TYPES).toEqual(FACTORY_TYPES.filter((type) => type !== 'Biochar Facility'));
  });

  it('contains each value once', () => {
    for (const values of Object.values(enumerations).filter(Array.isArray)) {
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
