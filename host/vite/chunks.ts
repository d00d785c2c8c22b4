import type { Rolldown } from 'vite';

/*
 * What is fetched together. Left to itself the bundler makes a file of whatever two dynamic imports share, which are 650
 * files before the oil palm map is drawn.
 */

/** What every map in 2D imports at run time on its way to the first drawing, with all that these import. */
const MAP_PARTS = [
  'host/ootb/arcgis/arcgis-map/src/runtime/engine.ts',
  'host/jimu/jimu-arcgis/lib/map-component.ts',
  'host/jimu/jimu-arcgis/lib/map-tools.ts',
  'host/jimu/jimu-arcgis/lib/prepare.ts',
  'host/ootb/arcgis/arcgis-map/src/runtime/basemap-toggle.tsx',
  'host/ootb/common/search/src/runtime/search-field.tsx',
  '@arcgis/core/geometry/operators/support/projectionTransformation.js',
  '@arcgis/core/layers/TileLayer.js',
  '@arcgis/core/layers/VectorTileLayer.js',
  '@arcgis/core/layers/graphics/sources/FeatureLayerSource.js',
  '@arcgis/core/layers/support/layersCreator.js',
  '@arcgis/core/views/2d/layers/FeatureLayerView2D.js',
  '@arcgis/core/views/2d/layers/GraphicsLayerView2D.js',
  '@arcgis/core/views/2d/layers/VectorTileLayerView2D.js',
  '@arcgis/core/views/2d/mapViewDeps.js',
  '@arcgis/core/views/2d/webglDeps.js',
  '@arcgis/core/widgets/Popup.js'
];

/** What the shell reads of every widget that an app names: a few hundred bytes each. */
const DESCRIPTION =
  /[\\/](manifest\.json|config\.json|icon\.svg\?raw|runtime[\\/]translations[\\/]default\.ts)$/;

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // First what pages without a map share with one, so that they need not fetch it.
    { name: 'base', tags: ['$initial'], priority: 3 },
    { name: 'site-core', test: /shared-code[\\/]site-core\.ts$/, priority: 2 },
    { name: 'descriptions', test: DESCRIPTION, priority: 2 },
    { name: 'maps-sdk', test: (id) => MAP_PARTS.some((part) => id.endsWith(part)), priority: 1 }
  ]
};
