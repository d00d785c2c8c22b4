import type { Locale, MessageKey, Unit } from '@site/domain';
import type { Access, FieldPage } from './field';
import type { PanelPage } from './panel';
import type { Style } from './style';
import type { PointSymbol } from './symbols';
import type { LayerTextKey } from './texts';

export type GeometryKind = 'point' | 'line' | 'area';

/** Groups of the layer list, in order. */
export const LAYER_GROUPS = [
  'mills',
  'purchases',
  'oilPalm',
  'facilities',
  'biochar',
  'maize',
  'land',
  'boundaries'
] as const;
export type LayerGroup = (typeof LAYER_GROUPS)[number];

/** A line of a popup that combines several fields. */
export interface WorkedLine {
  readonly name: string;
  readonly label: LayerTextKey;
  readonly unit?: Unit;
  /** Returns the Arcade expression of its text. */
  readonly arcade: (locale: Locale) => string;
}

export interface LayerPopup<Field extends string = string> {
  /** A text of the catalogue, or only fields; a field in braces is replaced by its value. */
  readonly title: LayerTextKey | `{${string}}`;
  readonly lines: readonly (Field | WorkedLine)[];
  /**
   * Most important figures, at most three, which the product's popup shows in large type; without any it has
   * only rows.
   */
  readonly large?: readonly Field[];
  /** Fields of its location, the nearest place first, shown beside the type under the title. */
  readonly place?: readonly Field[];
  /** Structure of the popup of an editable record; its fields are `lines`, in the same order. */
  readonly record?: RecordPopup<Field>;
}

/** Names of the tabs in popups of records. */
export type PopupTabName = Extract<MessageKey, `tab.${string}`> extends `tab.${infer Name}` ? Name : never;

/** Structure of a record's popup: the texts under its name, and its tabs. */
export interface RecordPopup<Field extends string = string> {
  /** Kind of record. */
  readonly kind: LayerTextKey;
  /** Field with the record's state, shown beside the kind. */
  readonly state?: Field;
  /** Field with the addresses of its pictures, separated by blanks. */
  readonly pictures?: Field;
  readonly tabs: readonly PopupTab<Field>[];
}

/** A tab and its lines. By the tab's name the popup adds other content (pictures, purchases). */
export interface PopupTab<Field extends string = string> {
  readonly name: PopupTabName;
  readonly lines: readonly Field[];
}

/** Names of the fields in a record's popup. */
type PopupFieldName<Popup extends RecordPopup> =
  | Popup['tabs'][number]['lines'][number]
  | Extract<Popup['state'] | Popup['pictures'], string>;

/** Returns a popup that shows all fields of a record, tab by tab. `place` is of its layer's popup. */
export const createRecordPopup = <const Title extends string, const Popup extends RecordPopup>(
  title: `{${Title}}`,
  place: readonly Popup['tabs'][number]['lines'][number][],
  record: Popup
): LayerPopup<Title | PopupFieldName<Popup>> => ({
  title,
  place,
  lines: record.tabs.flatMap(({ lines }) => lines as readonly PopupFieldName<Popup>[]),
  record: record as RecordPopup<PopupFieldName<Popup>>
});

/** A figure of a cluster: the average or the sum of a field of its members. */
export interface ClusterFigure<Field extends string = string> {
  readonly name: string;
  readonly label: LayerTextKey;
  readonly unit?: Unit;
  readonly decimals: number;
  readonly of: Field;
  readonly sum?: true;
}

/** Weight of a cluster; heavier clusters have a stronger colour. */
export interface ClusterWeight {
  /** 'cluster_count', or the name of a figure. */
  readonly figure: string;
  readonly unit?: Unit;
  /** Lower bounds of the second and the third class. */
  readonly from: readonly [number, number];
}
/** Weights that users can choose. */
export type ClusterWeightName = 'count' | 'tonnes';

/** Options of the clustering that a reader or the configuration chose. */
export interface ClusterOptions {
  readonly weight?: ClusterWeightName;
  /** True on a dark basemap, on which pale circles would stick out most. */
  readonly isDark?: boolean;
}

/** Circles in three strengths by their weight. */
export interface ClusterSteps {
  readonly weights: Readonly<Record<ClusterWeightName, ClusterWeight>>;
  /** Label of all classes of circles. */
  readonly label: LayerTextKey;
  /** Symbols from the lightest class up, on a light and on a dark basemap. */
  readonly symbols: readonly [PointSymbol, PointSymbol, PointSymbol];
  readonly onDark: readonly [PointSymbol, PointSymbol, PointSymbol];
}

/** Clustering: points close to each other are drawn as one circle with their number. */
export interface LayerClusters<Field extends string = string> {
  readonly figures: readonly ClusterFigure<Field>[];
  /** Figures in the popup of a circle; the number of members is always shown. */
  readonly lines: readonly string[];
  /**
   * Circles by their weight and single points in the layer's style by the figure `aloneBy`; or all in a style
   * of their own.
   */
  readonly draws: { readonly several: ClusterSteps; readonly aloneBy: string } | { readonly style: Style };
}

/** Height of an area in a scene; 2D maps ignore it. */
export interface LayerHeight<Field extends string = string> {
  readonly field: Field;
  /** Metres per unit of the field. */
  readonly metres: number;
}

/** Column of a point in a scene, in metres; 2D maps ignore it. All columns of a layer have the same size. */
export interface LayerColumn {
  readonly widthM: number;
  readonly heightM: number;
}

/** One layer of the map, from a page's service. */
export interface LayerPage<Field extends string = string> {
  /** Id of the layer in the map. */
  readonly id: string;
  readonly title: LayerTextKey;
  readonly group: LayerGroup;
  /** True when it is visible by default. */
  readonly visible?: true;
  /** SQL condition on the service's fields. */
  readonly only?: string;
  /** Denominator of the smallest scale at which the layer is drawn. */
  readonly minScale?: number;
  readonly draws: Style<Field>;
  readonly clusters?: LayerClusters<Field>;
  readonly height?: LayerHeight<Field>;
  readonly column?: LayerColumn;
  readonly popup: LayerPopup<Field>;
  readonly panel?: PanelPage<Field>;
}

/** Search in the records of a page. */
export interface LayerSearch<Field extends string = string> {
  readonly id: string;
  /** Heading of the results. */
  readonly label: LayerTextKey;
  /** Placeholder of a search field for only these records. */
  readonly hint: LayerTextKey;
  /** Fields that are searched. */
  readonly fields: readonly Field[];
  /** Fields that are shown in a result. */
  readonly shown: readonly Field[];
}

/**
 * Columns that are filled from the LGA of a row, which is found by its code, by state and name, or by position.
 */
export interface LgaColumns {
  readonly code?: string;
  readonly name?: string;
  readonly state?: string;
  readonly nameSlug?: string;
  readonly stateSlug?: string;
  /** The file must name the LGA: its position cannot be used (the LGA's own boundary). */
  readonly named?: boolean;
}

/** Kind of record that imported rows can refer to. */
export type ReferenceName = 'agent' | 'community' | 'mill' | 'state' | 'ward';

/** Column that is filled from the outline of a row; an area only when the file lacks it. */
export type MeasuredColumn = 'acre_area' | 'area_ha' | 'area_in_me' | 'hectare' | 'location';

/** How files of a page's rows are imported, when that needs no code of its own. */
export interface DatasetPage {
  /** Name in `npm run import`. */
  readonly name: string;
  /** Title for operators, in English. */
  readonly title: string;
  /** Rows have no geometry of their own: they are drawn at the record or LGA that they name. */
  readonly withoutGeometry?: boolean;
  /** A row may lack a position. */
  readonly geometryOptional?: boolean;
  readonly lga?: LgaColumns;
  /** Records that each row names. */
  readonly references?: readonly ReferenceName[];
  /** Columns of which at least one must have a value in each row. */
  readonly figures?: readonly string[];
  /** Columns with one value in every row of this dataset; other rows of the table do not belong to it. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Other datasets in the same table. */
  readonly siblings?: readonly string[];
  readonly measured?: readonly MeasuredColumn[];
  /** People edit these rows: they have a version, which an update increments. */
  readonly isRecord?: boolean;
  /** Columns that identify an existing row; `geom` may be among them. */
  readonly key: readonly string[];
  /** Rows with the same key are different items, not duplicates (two purchases on a day). */
  readonly repeats?: boolean;
  /** SQL on `r` (the row) of its name, for messages about its outline. */
  readonly label?: string;
  /** Tables whose rows are deleted together with these. */
  readonly dependents?: readonly string[];
}

/** Description of a feature service: its fields, each once, and the map layers made of it. */
export interface FeaturePage<Field extends string = string> {
  /** Name of the service in its URL. */
  readonly service: string;
  /** Description for GIS clients, in English. */
  readonly about: string;
  /** Title of the service; by default the title of its first layer. */
  readonly title?: LayerTextKey;
  readonly access: Access;
  readonly geometry: GeometryKind;
  readonly table: string;
  /** Column of the object id. */
  readonly idColumn: string;
  /** Field that names a row. */
  readonly nameField: NoInfer<Field>;
  /** Import of its rows; absent when it needs code or has none. */
  readonly dataset?: DatasetPage;
  readonly fields: Readonly<Record<Field, FieldPage>>;
  /** Day fields that a query's `time` is compared with. */
  readonly time?: { readonly start: NoInfer<Field>; readonly end?: NoInfer<Field> };
  /** Search in these records; without it the search leaves them out. */
  readonly search?: LayerSearch<NoInfer<Field>>;
  /** True when rows are edited individually, not only by imports. */
  readonly edited?: true;
  readonly layers: readonly LayerPage<NoInfer<Field>>[];
}

/** Returns the page; the compiler checks all names of fields in it. */
export const definePage = <const Service extends string, Field extends string>(
  given: FeaturePage<Field> & { readonly service: Service }
): FeaturePage<Field> & { readonly service: Service } => given;
