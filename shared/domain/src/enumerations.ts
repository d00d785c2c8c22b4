/**
 * Enumerations of the business: the list of values of each record field or choice. The values are stored and
 * sent as they are. Source: section 9 "Enumerations"; where two passages differ, the longer list is used
 * everywhere.
 */

/** Types of asset on the map. Source: section 9 "Enumerations". */
export const MARKER_TYPES = [
  'Factory',
  'AP',
  'Customer',
  'Logistics',
  'BiocharApplication',
  'BiocharPartner'
] as const;
export type MarkerType = (typeof MARKER_TYPES)[number];

/** Types of record with a form: the assets of the map, and plots of suppliers. */
export const FORM_TYPES = [...MARKER_TYPES, 'Plot'] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** Status of an asset; every type of asset has all five. Source: section 9 "Enumerations". */
export const STATUSES = [
  'Active',
  'Inactive',
  'Underconstruction',
  'Planned (2025)',
  'Planned (2026)'
] as const;
export type Status = (typeof STATUSES)[number];

/** The factory type that has its own list of materials and an input rate. */
export const BIOCHAR_FACILITY = 'Biochar Facility';

/** Factory types other than {@link BIOCHAR_FACILITY}. */
export const PROCESSING_FACTORY_TYPES = [
  'FFB Mill',
  'Crushing Mill',
  'Deshelling Mill',
  'Refinery',
  'Kraken II',
  'Carbonizer'
] as const;

/** Factory types. Source: section 9 "Enumerations". */
export const FACTORY_TYPES = [...PROCESSING_FACTORY_TYPES, BIOCHAR_FACILITY] as const;
export type FactoryType = (typeof FACTORY_TYPES)[number];

/** Types of customer factory. Source: section 9 "Enumerations". */
export const CUSTOMER_TYPES = [
  'Crushing Mill',
  'Deshelling Mill',
  'Refinery',
  'Kraken II',
  'Cement',
  'Carbonizer',
  'Other Industries'
] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Raw materials of factories and of APs. Source: section 9 "Enumerations". */
export const FACTORY_RAW_MATERIALS = ['FFB', 'P1', 'P2', 'PKO', 'PKS'] as const;
export type FactoryRawMaterial = (typeof FACTORY_RAW_MATERIALS)[number];

/** Raw materials of customers. Source: section 9 "Enumerations". */
export const CUSTOMER_RAW_MATERIALS = ['FFB', 'P1', 'P2', 'PKO', 'AGO'] as const;
export type CustomerRawMaterial = (typeof CUSTOMER_RAW_MATERIALS)[number];

/** Input materials of a biochar facility. Source: section 9 "Enumerations". */
export const BIOCHAR_MATERIALS = ['PKS', 'Maize', 'Factory Waste'] as const;

/** Types of biochar batch. Source: section 4 "Biochar batches". */
export const BATCH_TYPES = ['Normal', 'Experimental'] as const;
export type BatchType = (typeof BATCH_TYPES)[number];

/** Types of biomass of a biochar partner. Source: section 9 "Enumerations". */
export const BIOMASS_TYPES = [
  'Field Crops & Grains',
  'Tree Crops & Fruits',
  'Palm Kernel',
  'Industrial Processing Waste',
  'Food Waste',
  'Animal-based',
  'Wood'
] as const;
export type BiomassType = (typeof BIOMASS_TYPES)[number];

/** Types of vehicle that bring biochar to a farm. Source: section 9 "Enumerations". */
export const TRANSPORT_VEHICLE_TYPES = ['Diesel', 'Petrol', 'CNG', 'Truck'] as const;

/** Fuels that a depot sells. Source: section 3 "Logistics depot". */
export const GASES = ['PMS', 'AGO'] as const;
export type Gas = (typeof GASES)[number];

/** Modes of the date filter of biochar applications. Source: section 9 "Enumerations". */
export const DATE_FILTER_MODES = [
  'Today',
  'Yesterday',
  'This Week',
  'Last Week',
  'This Month',
  'Last Month',
  'This Year',
  'Last Year',
  'Custom'
] as const;
export type DateFilterMode = (typeof DATE_FILTER_MODES)[number];

/** Units of the biochar radius. Source: section 5 "Biochar radius". */
export const RADIUS_UNITS = ['kilometers', 'miles'] as const;
export type RadiusUnit = (typeof RADIUS_UNITS)[number];

/** The three modes of the offtake panel, in order. Source: section 4 "Offtake panel". */
export const OFFTAKE_MODES = ['summary', 'select-facility', 'upside'] as const;
export type OfftakeMode = (typeof OFFTAKE_MODES)[number];

/** Soil properties in the offtake panel. Source: section 3 "Offtake result". */
export const SOIL_PROPERTIES = ['pH', 'sandTexture', 'soilCarbon'] as const;
export type SoilProperty = (typeof SOIL_PROPERTIES)[number];

/** Sources of processing factories. Source: section 3 "Other layers". */
export const PROCESSING_FACTORY_SOURCES = ['Biochar Partners', 'GRID', 'Google'] as const;

/** Types of maize farm, by the use of the harvest. Source: section 3 "Other layers". */
export const MAIZE_FARM_TYPES = ['Both', 'Commercial', 'Subsistence'] as const;
