/** Outputs of the tools: service areas, biochar analyses, trips of a pickup plan, sites, suppliers of raw material. */
import { BIOCHAR_FIGURE_NAMES, getBiocharFigureUnit } from '../biochar-analysis';
import { AREA_FIGURE_NAMES, getAreaFigure } from '../service-area-figures';
import type { ToolOutput } from './output';
import { createDateField, createNumberField, createTextField } from './output';

/** Drive-time areas: the whole polygon of each, its figures and their scope. */
export const AREA_OUTPUT = {
  key: 'areas',
  label: 'areas',
  geometryType: 'esriGeometryPolygon',
  fields: [
    createNumberField('number', 'columnArea'),
    createTextField('place', 'noteStart'),
    createNumberField('minutes', 'dialogLabel'),
    createTextField('scope', 'noteScope'),
    ...AREA_FIGURE_NAMES.map((name) => createNumberField(name, name, getAreaFigure(name).unit)),
    createNumberField('parameterVersion', 'noteVersion'),
    createDateField('computedAt', 'noteComputed')
  ]
} as const satisfies ToolOutput;

/** Areas around biochar facilities, with the feedstock in them. */
export const BIOCHAR_OUTPUT = {
  key: 'analyses',
  label: '_widgetLabel',
  geometryType: 'esriGeometryPolygon',
  fields: [
    createTextField('place', 'notePlace'),
    createTextField('scope', 'noteScope'),
    ...BIOCHAR_FIGURE_NAMES.map((name) => createNumberField(name, name, getBiocharFigureUnit(name))),
    createTextField('productionStatus', 'productionStatus'),
    createNumberField('parameterVersion', 'noteVersion'),
    createDateField('computedAt', 'noteComputed')
  ]
} as const satisfies ToolOutput;

/** Trips of a pickup plan: times and costs of each by road or in a straight line, as `basis` names it. */
export const TRIP_OUTPUT = {
  key: 'trips',
  label: 'trips',
  geometryType: 'esriGeometryPolyline',
  fields: [
    createTextField('agent', 'agent'),
    createTextField('vehicle', 'vehicle'),
    createNumberField('day', 'day'),
    createNumberField('trip', 'trip'),
    createTextField('pile', 'pile'),
    createNumberField('tonnes', 'tonnes', 't'),
    createNumberField('distance', 'distance', 'km'),
    createNumberField('byRoad', 'byRoad', 'km'),
    createNumberField('byRoadMinutes', 'byRoad', 'min'),
    createNumberField('byRoadBack', 'byRoadBack', 'km'),
    createNumberField('byRoadBackMinutes', 'byRoadBack', 'min'),
    createTextField('basis', 'basis'),
    createTextField('from', 'from'),
    createTextField('to', 'to'),
    createNumberField('fuel', 'fuel', 'NGN'),
    createNumberField('loading', 'loading', 'NGN'),
    createNumberField('cost', 'cost', 'NGN'),
    createNumberField('costPerTonne', 'perTonne', 'NGN/t')
  ]
} as const satisfies ToolOutput;

/**
 * Stops of pickup rounds, a point each. Costs belong to a round, so a stop has only the cost per tonne of its
 * round: costs of a round at each of its stops would be counted several times in a sum.
 */
export const ROUND_OUTPUT = {
  key: 'stops',
  label: 'outputStops',
  geometryType: 'esriGeometryPoint',
  fields: [
    createNumberField('day', 'columnDay'),
    createTextField('vehicle', 'columnVehicle'),
    createNumberField('vehicleNumber', 'columnVehicleNumber'),
    createNumberField('round', 'columnRound'),
    createNumberField('stop', 'columnStop'),
    createTextField('agent', 'columnAgent'),
    createNumberField('pileId', 'columnPileId'),
    createTextField('pile', 'columnPile'),
    createTextField('arrival', 'columnArrival'),
    createTextField('departure', 'columnDeparture'),
    createNumberField('tonnes', 'columnTonnes', 't'),
    createNumberField('kilometres', 'columnKilometres', 'km'),
    createNumberField('costPerTonne', 'columnCostPerTonne', 'NGN/t')
  ]
} as const satisfies ToolOutput;

/**
 * Sites of a scenario, a point each, with what it collects a year. Tonnes taken from existing factories are a part of
 * its tonnes; the profit is that of all oil palm within the longest drive, so that it must not be summed up.
 */
export const SITE_OUTPUT = {
  key: 'sites',
  label: 'outputSites',
  geometryType: 'esriGeometryPoint',
  fields: [
    createTextField('scenario', 'columnScenario'),
    createNumberField('site', 'columnSite'),
    createTextField('name', 'columnName'),
    createNumberField('tonnes', 'columnTonnes', 't/year'),
    createNumberField('places', 'columnPlaces'),
    createNumberField('haulCost', 'columnHaulCost', 'NGN/year'),
    createNumberField('costPerTonne', 'columnCostPerTonne', 'NGN/t'),
    createNumberField('meanMinutes', 'columnMeanMinutes', 'min'),
    createNumberField('longestMinutes', 'columnLongestMinutes', 'min'),
    createNumberField('taken', 'columnTaken', 't/year'),
    createTextField('nextBest', 'columnNextBest'),
    createNumberField('lostTonnes', 'columnLostTonnes', 't/year'),
    createNumberField('addedCost', 'columnAddedCost', 'NGN/year')
  ]
} as const satisfies ToolOutput;

/** Suppliers of raw material that pass a filter, as a table. */
export const SUPPLIER_OUTPUT = {
  key: 'suppliers',
  label: 'suppliers',
  geometryType: null,
  fields: [
    createTextField('result', 'columnResult'),
    createTextField('name', 'columnName'),
    createTextField('community', 'community'),
    createNumberField('communities', 'communities'),
    createNumberField('purchases', 'columnPurchases'),
    createNumberField('tonnes', 'columnTonnes', 't'),
    createNumberField('averagePrice', 'averagePrice', 'NGN/t'),
    createNumberField('withoutPrice', 'columnWithoutPrice')
  ]
} as const satisfies ToolOutput;
