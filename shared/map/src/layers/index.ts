export type { LayerDefinition, LayerRole } from './layer';
export type { LayerPanel, PanelFigure, PanelList, PanelListName, PanelSlider } from './panel';
export { operationalLayer, SERVER_PLACEHOLDER } from './layer';
export * from './lgas';
export * from './mills';
export * from './oil-palm-clusters';
export * from './roads';
