/* The maps SDK's part of the map widget for scenes, as engine.ts is for maps. */
import '../../../../../jimu/jimu-arcgis/lib/scene-component';
import WebScene from '@arcgis/core/WebScene';

export * from './engine-common';

/** A web scene from its JSON. */
export const webSceneFromJson = (json: object): WebScene => WebScene.fromJSON(json) as WebScene;

/** Defines zoom, home, compass and the choice of pan or turn: asked for once the scene itself has had the processor. */
export const loadTools = (): Promise<unknown> => import('../../../../../jimu/jimu-arcgis/lib/scene-tools');
