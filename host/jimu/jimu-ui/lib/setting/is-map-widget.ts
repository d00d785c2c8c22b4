/** Checks whether a widget of an app is a map. */
export const isMapWidget = ({ uri }: { readonly uri: string }): boolean =>
  uri === 'widgets/arcgis/arcgis-map/';
