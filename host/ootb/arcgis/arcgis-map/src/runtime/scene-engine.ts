/* The maps SDK's part of the map widget for scenes, as engine.ts is for maps. */
import '../../../../../jimu/jimu-arcgis/lib/scene-component';
import WebScene from '@arcgis/core/WebScene';

export * from './engine-common';

/** Returns a web scene from its JSON. */
export const webSceneFromJson = (json: object): WebScene => WebScene.fromJSON(json) as WebScene;

/**
 * Defines zoom, home, compass and the pan/rotate switch; called only once the view is ready, so that
 * the scene has the processor first.
 */
export const loadTools = (): Promise<unknown> => import('../../../../../jimu/jimu-arcgis/lib/scene-tools');
