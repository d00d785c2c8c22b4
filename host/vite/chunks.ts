import type { Rolldown } from 'vite';
import { isPlainData } from './module-exports';
import { excludeRefusedGroups } from './refused-modules';

/*
 * Files that are loaded together. By default the bundler makes a file of whatever two dynamic imports share,
 * which gives 650 files before the oil palm map is drawn.
 */

/** Modules that every 2D map imports at run time before the first drawing, with all their imports. */
const MAP_PARTS = [
  'host/ootb/arcgis/arcgis-map/src/runtime/engine.ts',
  'host/jimu/jimu-arcgis/lib/map-component.ts',
  'host/jimu/jimu-arcgis/lib/map-tools.ts',
  'host/jimu/jimu-arcgis/lib/prepare.ts',
  'host/ootb/arcgis/arcgis-map/src/runtime/basemap-toggle.tsx',
  'host/ootb/common/search/src/runtime/search-field.tsx',
  '@arcgis/common-components/dist/index.js',
  '@arcgis/core/arcade/batchExec.js',
  '@arcgis/core/arcade/functions/aiServices.js',
  '@arcgis/core/geometry/operators/support/projectionTransformation.js',
  '@arcgis/core/layers/ImageryLayer.js',
  '@arcgis/core/layers/TileLayer.js',
  '@arcgis/core/layers/VectorTileLayer.js',
  '@arcgis/core/layers/graphics/sources/FeatureLayerSource.js',
  '@arcgis/core/layers/support/layersCreator.js',
  '@arcgis/core/views/2d/layers/FeatureLayerView2D.js',
  '@arcgis/core/views/2d/layers/GraphicsLayerView2D.js',
  '@arcgis/core/views/2d/layers/VectorTileLayerView2D.js',
  '@arcgis/core/views/2d/mapViewDeps.js',
  '@arcgis/core/support/arcadeUtils.js',
  '@arcgis/core/views/2d/webglDeps.js',
  '@arcgis/core/widgets/Popup.js',
  '@arcgis/map-components/dist/index.js'
];

const matchRuntimes = (...folders: readonly string[]) =>
  new RegExp(`[\\\\/](${folders.join('|')})[\\\\/]src[\\\\/]runtime[\\\\/]widget\\.tsx$`);

/** Widgets shown before the map engine is loaded: the bar, the rail, the map's loading notice. */
const FRAME = matchRuntimes('site-nav', 'arcgis-map', 'column', 'controller', 'search');

/** Widgets on the oil palm map from the start that need the map engine. */
const ON_MAP = matchRuntimes(
  'asset-popups',
  'biochar-analysis',
  'guided-tour',
  'offtake',
  'service-area',
  'summary-boards',
  'trip-planner'
);

/** Widgets opened from a map's rail, loaded together once the map is drawn. */
const TOOLS = matchRuntimes(
  'add-asset',
  'basemap-gallery',
  'directions',
  'layer-panels',
  'legend',
  'print-map'
);

/** Only pages with an account need this; the embedded maps do not. */
const IDENTITY = /[\\/]node_modules[\\/]@?firebase[\\/]/;

/** The texts of all widgets in the second language. */
const FRENCH = /runtime[\\/]translations[\\/]fr\.js$/;

/** Files that the shell reads of every widget of an app: a few hundred bytes each. */
const DESCRIPTION =
  /[\\/](manifest\.json|config\.json|icon\.svg\?raw|runtime[\\/]translations[\\/]default\.ts)$/;

const isDescription = (id: string) => DESCRIPTION.test(id) && isPlainData(id);

const SIGN_IN = /[\\/]sign-in[\\/]/;

/** The entry that every page loads; the settings are named because the bundler leaves unused exports of an entry out. */
const BASE = /shared-code[\\/]site-base\.ts$|shared[\\/]domain[\\/]src[\\/]settings[\\/]/;

const CORE = /shared-code[\\/]site-(domain|api|tools|records|analysis)\.ts$/;

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: excludeRefusedGroups([
    // First the modules that pages with and without a map share, so that the latter load nothing else.
    { name: 'base', tags: ['$initial'], priority: 4 },
    { name: 'site-base', test: BASE, priority: 3 },
    // The rest of the domain, tools, tables and records, which most pages use too.
    { name: 'site-core', test: CORE, priority: 2.5 },
    // Only plain data: a module that fails on loading would make the others fail. The page that opens first needs
    // none of the others.
    { name: 'sign-in', test: (id) => SIGN_IN.test(id) && isDescription(id), priority: 4 },
    { name: 'descriptions', test: isDescription, priority: 3 },
    { name: 'french', test: FRENCH, priority: 3 },
    { name: 'identity', test: IDENTITY, priority: 3 },
    { name: 'maps-sdk', test: (id) => MAP_PARTS.some((part) => id.endsWith(part)), priority: 1 },
    { name: 'frame', test: FRAME, priority: 2 },
    { name: 'on-map', test: ON_MAP },
    { name: 'tools', test: TOOLS }
  ])
};
