export type { Access, FieldKind, FieldPage, Imported } from './field';
export { getAreaRecordsLayer, getAreaRecordsPage } from './area-records';
export * from './catalogue';
export { listMainColumns } from './main-columns';
export * from './esri/json';
export { listDrawnClasses } from './esri/drawn-classes';
export type { DrawnClass, DrawnClasses } from './esri/drawn-classes';
export {
  createShownClusters,
  createLayerDrawing,
  createOperationalLayer,
  SERVER_PLACEHOLDER
} from './esri/layer-json';
export { createSceneLayer } from './esri/scene-layer';
export type { SceneLayerJson, Symbol3DJson } from './esri/scene-json';
export { createRenderer } from './esri/renderers';
export { splitFigureLabel } from './labelled-figure';
export { translateText, isTitled } from './translate-text';
export { PAGES, RASTER_PAGES } from './order';
export { getCodedNames, isIdentifier, isReadable, createCustomPage, WHOLE_TYPES } from './custom-page';
export type { CustomLayerPage } from './custom-page';
export { LAYER_GROUPS, definePage } from './page';
export type {
  DatasetPage,
  FeaturePage,
  MeasuredColumn,
  ReferenceName,
  GeometryKind,
  ClusterOptions,
  LayerColumn,
  LayerGroup,
  LayerPage,
  PopupTab,
  PopupTabName,
  RecordPopup
} from './page';
export type { LayerPanel, PanelFigure, ConfiguredList, ConfiguredSlider } from './panel';
export * from './project-layers';
export { VERSION_PARAMETER } from './data-version';
export { listLabelSteps, NAME_COLORS, PLACE_LABELS, SIZE_BASE, tileZoomToScale } from './place-labels';
export type { BasemapLook, LabelStep, NameColors, PlaceLabel, SizeStops } from './place-labels';
export { RECORD_SERVICES } from './record-services';
export { listSearchableLayers } from './search';
export type { SearchableLayer } from './search';
export { listRasterClasses } from './raster-classes';
export type { RasterPage } from './raster-page';
export {
  canBeContinuous,
  computeRampShare,
  computeStretch,
  createRampRule,
  RASTER_RAMP
} from './raster-ramp';
export type { RasterStretch } from './raster-ramp';
export * from './widget-maps';
export { formatFieldLabel, getLayerText } from './texts';
export type { LayerTextKey } from './texts';
export { createSwatch, createSymbolSwatch } from './swatch';
export type { Swatch, SwatchSymbol } from './swatch';
export { accessPointsPage } from './pages/access-points';
export { biocharApplicationsPage } from './pages/biochar-applications';
export { biocharPartnersPage } from './pages/biochar-partners';
export { cassavaStatesPage } from './pages/cassava-states';
export { commercialFarmsPage } from './pages/commercial-farms';
export { cpoDepotsPage } from './pages/cpo-depots';
export { customersPage } from './pages/customers';
export { deforestationPage } from './pages/deforestation';
export { factoriesPage } from './pages/factories';
export { fieldPurchasesPage } from './pages/field-purchases';
export { forestCoverPage } from './pages/forest-cover';
export { futurePricesPage } from './pages/future-prices';
export { geofencedFarmsPage } from './pages/geofenced-farms';
export { georeferencedOilPalmPage } from './pages/georeferenced-oil-palm';
export { highCarbonStockPage, highConservationValuePage } from './pages/high-value-areas';
export { industrialParksPage } from './pages/industrial-parks';
export { logisticsDepotsPage } from './pages/logistics-depots';
export { maizeFarmTrialsPage } from './pages/maize-farm-trials';
export { maizeFarmsPage } from './pages/maize-farms';
export { maizeProduction2022Page } from './pages/maize-production';
export { millsPage, NEVER_DISCOVERED_SYMBOL } from './pages/mills';
export { millsDistancePage } from './pages/mills-distance';
export { minigridsPage } from './pages/minigrids';
export { oilPalmClustersPage } from './pages/oil-palm-clusters';
export { oilPalmProcessorsPage } from './pages/oil-palm-processors';
export { pindOilPalmPage } from './pages/pind-oil-palm';
export { plantationsPage } from './pages/plantations';
export { plotsPage } from './pages/plots';
export { processingFactoriesPage } from './pages/processing-factories';
export { protectedAreasPage } from './pages/protected-areas';
export { sandTexturePage, soilCarbonPage, soilPhPage, suitabilityPage } from './pages/rasters';
export { rawMaterialSourcePage } from './pages/raw-material-source';
export { roofFootprintsPage } from './pages/roof-footprints';
export { score10kmPage } from './pages/score-10km';
export { wardStatisticsPage } from './pages/ward-statistics';
export { waterPage } from './pages/water';
export { wardsPage } from './pages/wards';
