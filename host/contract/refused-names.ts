/** Names of a framework module that this host does not provide, with one reason for all of them. */
export interface RefusedNames {
  readonly why: string;
  /** Empty for all names of the module. */
  readonly names: readonly string[];
}

const BUILDER = 'it belongs to the builder, and this host runs apps';
const LAYOUTS =
  'this host draws fixed layouts and columns alone, and no section, view, window or screen group';
const SESSIONS = 'this host signs nobody in to a portal: its services take the page’s own cookie';
const ARCADE = 'this host resolves no Arcade';
const SERVICES = 'this host asks feature layers and records in the page, and no service of this kind';
const STATE = 'this host keeps no states of an app under a name';
const TYPES = 'it is a type that nothing asks for while a widget runs, and is not declared here';
const SDK = 'the maps SDK has it: import it from there';
const CLASSIC = 'it belongs to the classic theme; use theme.sys';
const LIBRARIES = 'it is a library of its own: install it with the widget';
const FOCUS = 'this host leaves the focus to the browser and to its components';
const TAGS = 'React draws its elements as tags (<calcite-button>, <arcgis-zoom>), and there are no wrappers';
const FILES = 'this host’s builder saves what an app is configured to be, and no files beside it';
const LATER = 'this host has none';

/**
 * Names that the platform's documentation lists and this host does not provide. Both the error message that a
 * widget gets and host/contract/exports.csv are generated from them.
 */
export const REFUSED_EXPORTS: Readonly<Record<string, readonly RefusedNames[]>> = {
  'jimu-core': [
    {
      why: BUILDER,
      names: [
        'EP_BUILDER_ONLY_EXTENSIONS',
        'EP_SUPPORT_MULTIPLE_EXTENSIONS',
        'GuideManager',
        'IdManager',
        'TemplateManager'
      ]
    },
    {
      why: LAYOUTS,
      names: ['DialogMode', 'PageType', 'SectionNavInfo', 'ViewChangeAction', 'ViewType', 'LayoutContext']
    },
    { why: SESSIONS, names: ['esri', 'portalUtils', 'portalUrlUtils', 'privilegeUtils', 'tokenUtils'] },
    {
      why: ARCADE,
      names: [
        'ArcadeContentResolverComponent',
        'ExpressionFunctions',
        'ExpressionPartType',
        'ExpressionResolverComponent',
        'MultipleArcadeContentResolverComponent'
      ]
    },
    {
      why: SERVICES,
      names: [
        'AbstractArcGISLayerFolderDataSource',
        'BuildingComponentSubLayerDataSource',
        'BuildingGroupSubLayerDataSource',
        'BuildingSceneLayerDataSource',
        'CSVDataSource',
        'ElevationLayerDataSource',
        'FeatureServiceDataSource',
        'GroupLayerDataSource',
        'ImageryLayerDataSource',
        'ImageryTileLayerDataSource',
        'MapServiceDataSource',
        'OrientedImageryLayerDataSource',
        'SceneLayerDataSource',
        'SceneServiceDataSource',
        'SubtypeGroupLayerDataSource',
        'SubtypeSublayerDataSource',
        'VectorTileServiceDataSource'
      ]
    },
    { why: STATE, names: ['AppStateManager'] },
    { why: LIBRARIES, names: ['lodash', 'moment', 'ReactResizeDetector', 'uuidv1'] },
    {
      why: FOCUS,
      names: ['focusElementInKeyboardMode', 'getFocusableElements', 'isKeyboardMode', 'TransitionContainer']
    },
    {
      why: TYPES,
      names: [
        'ArcGISFolderLayer',
        'ArcGISQueriableDataSource',
        'ArcGISQueryParams',
        'ArcGISSubLayer',
        'BaseActionProperty',
        'ClauseAskForValueOptions',
        'ClauseCascade',
        'ClauseDisplayType',
        'ClauseValueOptions',
        'CodedValue',
        'DataViewJson',
        'Expression',
        'ExpressionPart',
        'FieldFormatSchema',
        'OrderByOption',
        'StatisticDefinition',
        'UseUtility',
        'DataAction',
        'DataActionJson',
        'I18nLabel',
        'IMExpressionMap',
        'MapDataSource',
        'SetDataSource'
      ]
    }
  ],
  'jimu-ui': [
    {
      why: LATER,
      names: [
        'AlertPopup',
        'Breadcrumb',
        'ConfirmDialog',
        'Drawer',
        'hooks',
        'ImageWithParam',
        'Message',
        'MultiRangeSlider',
        'Nav',
        'NavItem',
        'NavLink',
        'Navbar',
        'Navigation',
        'Notification',
        'RichTextDisplayer',
        'Scrollable',
        'styleUtils',
        'Surface',
        'TagInput',
        'Toast',
        'UrlInput',
        'UserProfile',
        'WidgetButton'
      ]
    }
  ],
  'jimu-ui/advanced/data-source-selector': [
    { why: BUILDER, names: ['AddDataPopup', 'DataSourceList', 'ExternalDataSourceSelector'] }
  ],
  'jimu-ui/advanced/setting-components': [
    {
      why: BUILDER,
      names: [
        'DirectionSelector',
        'JimuLayerViewSelector',
        'JimuLayerViewSelectorDropdown',
        'JimuMapViewSelector',
        'LayerSetting',
        'LinkSelector',
        'RadioGroup',
        'SettingCollapse',
        'SortSetting'
      ]
    }
  ],
  'jimu-ui/advanced/sql-expression-builder': [
    { why: LATER, names: ['GroupSqlExpressionBuilderPopup', 'SqlExpressionBuilder'] }
  ],
  'jimu-ui/basic/sql-expression-runtime': [
    {
      why: LATER,
      names: [
        'getShownClauseNumberByExpression',
        'getTotalClauseNumberByExpression',
        'isSqlExpressionValid',
        'SqlExpressionRuntime'
      ]
    }
  ],
  'jimu-layouts/layout-runtime': [
    {
      why: LAYOUTS,
      names: ['LayoutItemSizeModes', 'searchUtils', 'SectionRenderer', 'utils', 'WidgetRenderer']
    }
  ],
  'calcite-components': [{ why: TAGS, names: [] }],
  'arcgis-map-components': [{ why: TAGS, names: [] }],
  'jimu-arcgis': [
    {
      why: SDK,
      names: ['geometryUtils', 'SnappingUtils', 'featureUtils', 'basemapUtils', 'mapViewUtils', 'zoomToUtils']
    },
    { why: LATER, names: ['JimuDraw', 'JimuLayerViewComponent', 'JimuMapTool', 'MeasurementToolPanel'] },
    { why: TYPES, names: ['ArcGISDataSourceTypes', 'JimuLayerViews', 'JimuQueriableLayerView', 'JimuTable'] }
  ],
  'jimu-theme': [
    { why: CLASSIC, names: ['getThemeColorValue', 'mapping', 'ThemeSwitchComponent', 'useThemeLoaded'] },
    {
      why: TYPES,
      names: [
        'ActionColor',
        'ActionColorOption',
        'ActionDisabledOptions',
        'ActionInputFieldOptions',
        'ActionLinkOptions',
        'ActionSelectedOptions',
        'Breakpoints',
        'ColorScheme',
        'ColorSchemeMode',
        'ColorSchemeOptions',
        'ThemeComponentStyleOptions'
      ]
    }
  ],
  'jimu-for-builder': [
    { why: BUILDER, names: ['builderAppSync', 'getAppConfigAction', 'helpUtils', 'templateUtils'] },
    { why: FILES, names: ['AppResourceManager'] }
  ]
};

/** Modules of the platform that this host does not have. */
export const REFUSED_MODULES: readonly { readonly module: string; readonly why: string }[] = [
  {
    module: 'jimu-icons',
    why: 'the platform’s icons come with its Developer Edition alone; here are those that Calcite has by the same name'
  },
  { module: 'jimu-ui/lib', why: 'it is the library’s inside; widgets import jimu-ui' },
  { module: 'jimu-layouts', why: LAYOUTS },
  { module: 'jimu-for-builder', why: BUILDER },
  { module: 'arcgis-charts-components', why: 'this host ships no charts of the maps SDK' },
  { module: 'arcgis-coding-components', why: ARCADE },
  { module: 'arcgis-portal-components', why: SESSIONS },
  { module: 'jimu-ui/advanced', why: BUILDER },
  { module: 'jimu-ui/basic', why: LATER }
];
