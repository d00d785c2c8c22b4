export * from './area-graphics';
export * from './area-layer';
export * from './areas';
export * from './basemap';
export * from './layers';
export * from './still-extent';
export * from './web-map-json';
export * from './web-maps';
