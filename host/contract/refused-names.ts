/** Names of a framework module that this host does not provide, with one reason for all of them. */
export interface RefusedNames {
  readonly why: string;
  /** Empty for all names of the module. */
  readonly names: readonly string[];
}

const BUILDER = 'it belongs to Esri’s builder, which this host does not include';
const LAYOUTS =
  'this host draws only fixed layouts and columns, no sections, views, windows or screen groups';
const SESSIONS = 'this host has no portal sign-in: its services use the page’s cookie';
const ARCADE = 'this host does not evaluate Arcade';
const SERVICES = 'this host reads only feature layers and records in the page, not this kind of service';
const STATE = 'this host does not store named app states';
const TYPES = 'it is a type without use at run time and is not declared here';
const SDK = 'it is part of the maps SDK: import it from there';
const CLASSIC = 'it belongs to the classic theme; use theme.sys';
const LIBRARIES = 'it is a separate library: install it with the widget';
const FOCUS = 'the browser and the components manage the focus';
const TAGS = 'use the elements as tags (<calcite-button>, <arcgis-zoom>); there are no React wrappers';
const FILES = 'this host’s builder saves only the configuration of an app, no files';
const NOT_IMPLEMENTED = 'it is not implemented';

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
      why: NOT_IMPLEMENTED,
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
    { why: NOT_IMPLEMENTED, names: ['GroupSqlExpressionBuilderPopup', 'SqlExpressionBuilder'] }
  ],
  'jimu-ui/basic/sql-expression-runtime': [
    {
      why: NOT_IMPLEMENTED,
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
    {
      why: NOT_IMPLEMENTED,
      names: ['JimuDraw', 'JimuLayerViewComponent', 'JimuMapTool', 'MeasurementToolPanel']
    },
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
    why: 'Esri’s icons come only with Developer Edition; this host has only the Calcite icons of the same names'
  },
  { module: 'jimu-ui/lib', why: 'it is internal to the library: import jimu-ui' },
  { module: 'jimu-layouts', why: LAYOUTS },
  { module: 'jimu-for-builder', why: BUILDER },
  { module: 'arcgis-charts-components', why: 'this host does not include the charts of the maps SDK' },
  { module: 'arcgis-coding-components', why: ARCADE },
  { module: 'arcgis-portal-components', why: SESSIONS },
  { module: 'jimu-ui/advanced', why: BUILDER },
  { module: 'jimu-ui/basic', why: NOT_IMPLEMENTED }
];
