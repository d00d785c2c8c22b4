declare module 'arcgis-pbf-parser' {
  /** Reads Esri's FeatureCollection protocol buffer into GeoJSON. */
  export default function read(buffer: Uint8Array): {
    readonly featureCollection: GeoJSON.FeatureCollection;
    readonly exceededTransferLimit: boolean;
  };
}
