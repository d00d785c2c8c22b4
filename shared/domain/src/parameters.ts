export * from './parameters/analysis-definitions';
export * from './parameters/definition';
export * from './parameters/parameter-changes';
export * from './parameters/parameter-groups';
export * from './parameters/parameter-set';
export * from './parameters/rainy-season-definitions';
export * from './parameters/service-area-definitions';
export * from './parameters/trip-definitions';
