import type { ArcgisMap } from '@arcgis/map-components/components/arcgis-map';
import type { ArcgisScene } from '@arcgis/map-components/components/arcgis-scene';

export type MapEngine = typeof import('./engine');
export type SceneEngine = typeof import('./scene-engine');
/** Functions of both engines. */
export type Engine = MapEngine | SceneEngine;

/** The component that draws a map or a scene. */
export type ViewElement = ArcgisMap | ArcgisScene;
