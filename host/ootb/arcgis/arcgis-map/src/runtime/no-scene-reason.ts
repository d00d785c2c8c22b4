/** Reason for not drawing a scene: no WebGL 2, too little memory, or the graphics context was lost. */
export type NoSceneReason = 'webgl' | 'memory' | 'lost';

/** Memory below which a scene is drawn only on request, GB: the tab of a small phone would crash. */
const LEAST_MEMORY_GB = 2;

/**
 * Only Chrome reports a device's memory, rounded to a power of two; other browsers are assumed to have
 * enough.
 */
type NavigatorWithMemory = Navigator & { readonly deviceMemory?: number };

/** Names of software renderers, used without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Returns the name of this browser's renderer; null without WebGL 2. */
function readRenderer(): string | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  const name = String(context.getParameter(context.RENDERER));
  // A page can hold only a few contexts.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Returns 'low' without a graphics card; undefined for the Maps SDK's own quality. */
export const getSceneQuality = (): 'low' | undefined =>
  SOFTWARE.test(readRenderer() ?? '') ? 'low' : undefined;

/** Returns the reason why this browser cannot draw in 3D; null when it can. */
export function findNoSceneReason(): NoSceneReason | null {
  if (readRenderer() === null) return 'webgl';
  const { deviceMemory } = navigator as NavigatorWithMemory;
  return deviceMemory !== undefined && deviceMemory < LEAST_MEMORY_GB ? 'memory' : null;
}
