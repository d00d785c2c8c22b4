export type { LayerDefinition } from './layer';
export { operationalLayer, SERVER_PLACEHOLDER } from './layer';
export * from './lgas';
export * from './mills';
export * from './oil-palm-clusters';
export * from './roads';
