import type { Locale, MessageKey } from '@site/domain';
import type { Access, FieldPage } from './field';
import type { PanelPage } from './panel';
import type { Style } from './style';
import type { PointSymbol } from './symbols';
import type { TextKey } from './texts';
import type { Unit } from './units';

export type Geometry = 'point' | 'line' | 'area';

/** What the layer list gathers layers under, in its order. */
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

/** A line of a popup that is put together from several fields. */
export interface WorkedLine {
  readonly name: string;
  readonly label: TextKey;
  readonly unit?: Unit;
  /** Arcade that gives its text. */
  readonly arcade: (locale: Locale) => string;
}

export interface LayerPopup<Field extends string = string> {
  /** A text of the catalogue, or fields alone; a field in braces stands for its value. */
  readonly title: TextKey | `{${string}}`;
  readonly lines: readonly (Field | WorkedLine)[];
  /** The figures that matter, at most three, which the product's popup writes large; none: rows alone. */
  readonly large?: readonly Field[];
  /** Where it stands, said beside the kind of thing under the title: the nearest first. */
  readonly place?: readonly Field[];
  /** How the popup of a record that people edit is divided; its fields are `lines`, in the same order. */
  readonly record?: RecordPopup<Field>;
}

/** The tabs of popups of records. */
export type PopupTabName = Extract<MessageKey, `tab.${string}`> extends `tab.${infer Name}` ? Name : never;

/** The popup of a record: what stands under its name, and its tabs. */
export interface RecordPopup<Field extends string = string> {
  /** What kind of record it is. */
  readonly kind: TextKey;
  /** The field said beside the kind: the state that the record is in. */
  readonly state?: Field;
  /** The field with the addresses of its pictures, a blank between two. */
  readonly pictures?: Field;
  readonly tabs: readonly PopupTab<Field>[];
}

/** A tab and its lines; what is more than lines (pictures, purchases) the popup knows by the tab's name. */
export interface PopupTab<Field extends string = string> {
  readonly name: PopupTabName;
  readonly lines: readonly Field[];
}

/** The fields that a record's popup names. */
type NamedIn<Popup extends RecordPopup> =
  Popup['tabs'][number]['lines'][number] | Extract<Popup['state'] | Popup['pictures'], string>;

/** A popup that shows all fields of a record, tab by tab. */
export const recordPopup = <const Title extends string, const Popup extends RecordPopup>(
  title: `{${Title}}`,
  record: Popup
): LayerPopup<Title | NamedIn<Popup>> => ({
  title,
  lines: record.tabs.flatMap(({ lines }) => lines as readonly NamedIn<Popup>[]),
  record: record as RecordPopup<NamedIn<Popup>>
});

/** A figure of points drawn together: the average of a field of its members, or its sum. */
export interface ClusterFigure<Field extends string = string> {
  readonly name: string;
  readonly label: TextKey;
  readonly unit?: Unit;
  readonly decimals: number;
  readonly of: Field;
  readonly sum?: true;
}

/** What a circle of several points weighs: it is drawn the stronger the more. */
export interface ClusterWeight {
  /** 'cluster_count', or the name of a figure. */
  readonly figure: string;
  readonly unit?: Unit;
  /** Where the second class begins and where the third. */
  readonly from: readonly [number, number];
}
/** What may be chosen for it. */
export type ClusterWeightName = 'count' | 'tonnes';

/** What a reader or a configurator chose of how points are drawn together. */
export interface ClusterLook {
  readonly weight?: ClusterWeightName;
  /** On a dark basemap pale circles would be the loudest. */
  readonly isDark?: boolean;
}

/** Circles that are the quieter the less they weigh. */
export interface ClusterSteps {
  readonly weights: Readonly<Record<ClusterWeightName, ClusterWeight>>;
  /** What all of them are called. */
  readonly label: TextKey;
  /** The lightest first, on a light basemap and on a dark one. */
  readonly symbols: readonly [PointSymbol, PointSymbol, PointSymbol];
  readonly onDark: readonly [PointSymbol, PointSymbol, PointSymbol];
}

/** How points that lie close together are drawn as one circle with their number. */
export interface LayerClusters<Field extends string = string> {
  readonly figures: readonly ClusterFigure<Field>[];
  /** Figures that the popup of a circle lists; its members always. */
  readonly lines: readonly string[];
  /** Circles by their weight, points that stand alone as the layer's style has them by the figure; or all by a style of their own. */
  readonly draws: { readonly several: ClusterSteps; readonly aloneBy: string } | { readonly style: Style };
}

/** What the height of an area tells in a scene; a map, which is flat, does without. */
export interface LayerHeight<Field extends string = string> {
  readonly field: Field;
  /** Metres for each unit of the field. */
  readonly metres: number;
}

/** One layer of the map on a page's service. */
export interface LayerPage<Field extends string = string> {
  /** Of the layer in the map. */
  readonly id: string;
  readonly title: TextKey;
  readonly group: LayerGroup;
  /** Shown from the start. */
  readonly visible?: true;
  /** SQL condition in the service's fields. */
  readonly only?: string;
  /** Farther away than 1 : minScale it is not drawn. */
  readonly minScale?: number;
  readonly draws: Style<Field>;
  readonly clusters?: LayerClusters<Field>;
  readonly height?: LayerHeight<Field>;
  readonly popup: LayerPopup<Field>;
  readonly panel?: PanelPage<Field>;
}

/** What the search looks in, and what it is called there. */
export interface LayerSearch<Field extends string = string> {
  readonly id: string;
  /** Over what it has found. */
  readonly label: TextKey;
  /** In the empty field of a search in it alone. */
  readonly hint: TextKey;
  /** Fields that it looks in. */
  readonly fields: readonly Field[];
  /** Fields that tell what is found. */
  readonly shown: readonly Field[];
}

/** All that is said of a service of records: its fields, each once, and the layers that the map makes of it. */
export interface FeaturePage<Field extends string = string> {
  /** Name of the service in the address. */
  readonly service: string;
  /** Said of itself to GIS clients; they speak English. */
  readonly about: string;
  /** The layer's title when there is one layer. */
  readonly title?: TextKey;
  readonly access: Access;
  readonly geometry: Geometry;
  readonly table: string;
  /** Column of the number that clients know a row by. */
  readonly idColumn: string;
  /** Names a row. */
  readonly nameField: NoInfer<Field>;
  readonly fields: Readonly<Record<Field, FieldPage>>;
  /** Days that a query's `time` is compared with. */
  readonly time?: { readonly start: NoInfer<Field>; readonly end?: NoInfer<Field> };
  /** The search looks in it. */
  readonly search?: LayerSearch<NoInfer<Field>>;
  /** Its rows are changed one by one, not only by imports. */
  readonly edited?: true;
  readonly layers: readonly LayerPage<NoInfer<Field>>[];
}

/** A page, its fields checked by the compiler wherever they are named. */
export const page = <const Service extends string, Field extends string>(
  given: FeaturePage<Field> & { readonly service: Service }
): FeaturePage<Field> & { readonly service: Service } => given;
