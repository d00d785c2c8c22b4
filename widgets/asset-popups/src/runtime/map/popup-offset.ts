import Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import { getDisplayedSymbol } from 'esri/symbols/support/symbolUtils';
import { POPUP_OFFSET_RADII, PX_PER_POINT } from 'widgets/shared-code/site-core';
import type { PopupElement } from './popup-element';

/** Points that are drawn together say how many they are; one that stands alone is one. */
const COUNT = 'cluster_count';

/** A feature with what draws it: points that a layer draws together by the renderer of these. */
function drawnBy(graphic: Graphic): {
  readonly shown: Graphic;
  readonly renderer?: NonNullable<FeatureReductionCluster['renderer']>;
} {
  const { featureReduction } = (graphic.layer ?? {}) as Partial<FeatureLayer>;
  const renderer = featureReduction?.type === 'cluster' ? featureReduction.renderer : null;
  if (!renderer) return { shown: graphic };
  const { geometry, attributes } = graphic;
  const counted = { [COUNT]: 1, ...(attributes as object) };
  return { shown: new Graphic({ geometry, attributes: counted }), renderer };
}

/**
 * How far off its place the popup of a feature stands, in px of the screen: so many radii of its marker as the business
 * says. 0 for what is drawn without a marker. Source: section 9 "Display and map".
 */
export async function popupOffset(graphic: Graphic): Promise<number> {
  if (graphic.geometry?.type !== 'point') return 0;
  const { shown, renderer } = drawnBy(graphic);
  const symbol = await getDisplayedSymbol(shown, { renderer });
  if (symbol?.type === 'simple-marker') return (POPUP_OFFSET_RADII * symbol.size * PX_PER_POINT) / 2;
  if (symbol?.type !== 'picture-marker') return 0;
  return (POPUP_OFFSET_RADII * Math.max(symbol.width, symbol.height) * PX_PER_POINT) / 2;
}

/** The popup's own style moves it away from its place, to the side that it opens to. */
const OFFSET = '--site-popup-offset';
const along = `calc(var(${OFFSET}, 0px) * ${Math.SQRT1_2})`;
const back = `calc(var(${OFFSET}, 0px) * ${-Math.SQRT1_2})`;
const RULES = `
  .aligned-top-left { translate: ${back} ${back}; }
  .aligned-top-right { translate: ${along} ${back}; }
  .aligned-bottom-left { translate: ${back} ${along}; }
  .aligned-bottom-right { translate: ${along} ${along}; }
`;

const moved = new WeakSet<ShadowRoot>();

/** Has a popup stand `offset` px off its place. The SDK has no setting for it, so it is a rule in the popup's own style. */
export function standOff(popup: PopupElement, offset: number): void {
  const root = popup.shadowRoot;
  if (root && !moved.has(root)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    moved.add(root);
  }
  popup.style.setProperty(OFFSET, `${offset}px`);
}
