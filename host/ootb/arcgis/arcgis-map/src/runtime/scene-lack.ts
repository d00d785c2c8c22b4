/** Why there is no scene: no WebGL 2, too little memory, or the graphics were taken away. */
export type SceneLack = 'webgl' | 'memory' | 'lost';

/** GB of memory below which a scene is not drawn unasked: the tab of a small phone would end instead. */
const LEAST_MEMORY_GB = 2;

/** Chrome alone says how much memory a device has, rounded to a power of two; others are trusted. */
type WithMemory = Navigator & { readonly deviceMemory?: number };

/** What this browser lacks to draw in 3D; null for nothing. */
export function sceneLack(): SceneLack | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'webgl';
  // A page may hold a few contexts only.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  const { deviceMemory } = navigator as WithMemory;
  return deviceMemory !== undefined && deviceMemory < LEAST_MEMORY_GB ? 'memory' : null;
}
