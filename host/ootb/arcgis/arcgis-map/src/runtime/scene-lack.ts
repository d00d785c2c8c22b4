/** Why there is no scene: no WebGL 2, too little memory, or the graphics were taken away. */
export type SceneLack = 'webgl' | 'memory' | 'lost';

/** GB of memory below which a scene is not drawn unasked: the tab of a small phone would end instead. */
const LEAST_MEMORY_GB = 2;

/** Chrome alone says how much memory a device has, rounded to a power of two; others are trusted. */
type WithMemory = Navigator & { readonly deviceMemory?: number };

/** What draws where there is no graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** What draws in this browser; null without WebGL 2. */
function renderer(): string | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  const name = String(context.getParameter(context.RENDERER));
  // A page may hold a few contexts only.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** How much trouble the scene may take over its looks; the Maps SDK's own choice where there is a graphics card. */
export const sceneQuality = (): 'low' | undefined => (SOFTWARE.test(renderer() ?? '') ? 'low' : undefined);

/** What this browser lacks to draw in 3D; null for nothing. */
export function sceneLack(): SceneLack | null {
  if (renderer() === null) return 'webgl';
  const { deviceMemory } = navigator as WithMemory;
  return deviceMemory !== undefined && deviceMemory < LEAST_MEMORY_GB ? 'memory' : null;
}
