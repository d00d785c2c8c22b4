/*
 * Places found by Esri's search: an output data source for each geocoder. Without it the search calls no
 * geocoder.
 */

const createField = (name: string, alias: string, type: 'STRING' | 'NUMBER') => ({
  jimuName: name,
  name,
  alias,
  type
});
const ADDRESS = createField('address', 'Address', 'STRING');
const FIELDS = [createField('objectid', 'OBJECTID', 'NUMBER'), ADDRESS];

/** Fields with which an item of the search describes the places that it finds. */
export const FOUND_PLACES = {
  addressFields: [ADDRESS],
  displayFields: [ADDRESS],
  defaultAddressFieldName: ADDRESS.name
};

/** @example foundPlacesId('widget_7') → "widget_7_output_places" */
export const foundPlacesId = (widgetId: string): string => `${widgetId}_output_places`;

/** Returns the output data source of a search, as its settings page would declare it. */
export function foundPlaces(widgetId: string, label: string) {
  return {
    id: foundPlacesId(widgetId),
    type: 'FEATURE_LAYER',
    label,
    originDataSources: [],
    isOutputFromWidget: true,
    isDataInDataSourceInstance: false,
    geometryType: 'esriGeometryPoint',
    schema: {
      label,
      idField: 'objectid',
      fields: Object.fromEntries(FIELDS.map((each) => [each.jimuName, each]))
    }
  };
}
