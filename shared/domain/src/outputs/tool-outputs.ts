/** Outputs of the tools: service areas, biochar analyses, trips of a pickup plan, suppliers of raw material. */
import { BIOCHAR_FIGURE_NAMES, biocharFigureUnit } from '../biochar-analysis';
import { AREA_FIGURE_NAMES, areaFigure } from '../service-area-figures';
import type { Output } from './output';
import { dateField, numberField, textField } from './output';

/** Drive-time areas: the whole polygon of each, its figures and their scope. */
export const AREA_OUTPUT = {
  key: 'areas',
  label: 'areas',
  geometryType: 'esriGeometryPolygon',
  fields: [
    numberField('number', 'columnArea'),
    textField('place', 'noteStart'),
    numberField('minutes', 'dialogLabel'),
    textField('scope', 'noteScope'),
    ...AREA_FIGURE_NAMES.map((name) => numberField(name, name, areaFigure(name).unit)),
    numberField('parameterVersion', 'noteVersion'),
    dateField('computedAt', 'noteComputed')
  ]
} as const satisfies Output;

/** Areas around biochar facilities, with the feedstock in them. */
export const BIOCHAR_OUTPUT = {
  key: 'analyses',
  label: '_widgetLabel',
  geometryType: 'esriGeometryPolygon',
  fields: [
    textField('place', 'notePlace'),
    textField('scope', 'noteScope'),
    ...BIOCHAR_FIGURE_NAMES.map((name) => numberField(name, name, biocharFigureUnit(name))),
    textField('productionStatus', 'productionStatus'),
    numberField('parameterVersion', 'noteVersion'),
    dateField('computedAt', 'noteComputed')
  ]
} as const satisfies Output;

/** Trips of a pickup plan: times and costs of each, along the road when the route is known. */
export const TRIP_OUTPUT = {
  key: 'trips',
  label: 'trips',
  geometryType: 'esriGeometryPolyline',
  fields: [
    textField('agent', 'agent'),
    textField('vehicle', 'vehicle'),
    numberField('day', 'day'),
    numberField('trip', 'trip'),
    textField('pile', 'pile'),
    numberField('tonnes', 'tonnes', 't'),
    numberField('distance', 'distance', 'km'),
    numberField('byRoad', 'byRoad', 'km'),
    numberField('byRoadMinutes', 'byRoad', 'min'),
    textField('from', 'from'),
    textField('to', 'to'),
    numberField('fuel', 'fuel', 'NGN'),
    numberField('loading', 'loading', 'NGN'),
    numberField('cost', 'cost', 'NGN'),
    numberField('costPerTonne', 'perTonne', 'NGN/t')
  ]
} as const satisfies Output;

/** Suppliers of raw material that pass a filter, as a table. */
export const SUPPLIER_OUTPUT = {
  key: 'suppliers',
  label: 'suppliers',
  geometryType: null,
  fields: [
    textField('result', 'columnResult'),
    textField('name', 'columnName'),
    textField('community', 'community'),
    numberField('communities', 'communities'),
    numberField('purchases', 'columnPurchases'),
    numberField('tonnes', 'columnTonnes', 't'),
    numberField('averagePrice', 'averagePrice', 'NGN/t'),
    numberField('withoutPrice', 'columnWithoutPrice')
  ]
} as const satisfies Output;
