import type { PopupElement } from 'widgets/shared-code/site-map';

/** CSS variable: distance from the place. */
export const OFFSET = '--site-popup-offset';
/** CSS variables: maximum height, and vertical shift to stay within the clear range. */
export const HEIGHT = '--site-popup-height';
export const SHIFT = '--site-popup-shift';

const along = `calc(var(${OFFSET}, 0px) * ${Math.SQRT1_2})`;
const back = `calc(var(${OFFSET}, 0px) * ${-Math.SQRT1_2})`;
const shifted = (off: string) => `calc(${off} + var(${SHIFT}, 0px))`;

/*
 * The SDK has no settings for the popup's position beside its place, its corners, shadow and height. A card
 * has no pointer.
 */
const RULES = `
  .aligned-top-left { translate: ${back} ${shifted(back)}; }
  .aligned-top-right { translate: ${along} ${shifted(back)}; }
  .aligned-bottom-left { translate: ${back} ${shifted(along)}; }
  .aligned-bottom-right { translate: ${along} ${shifted(along)}; }
  .root.shadow { box-shadow: none; }
  .root .pointer { visibility: hidden; }
  .root .main-container {
    border: var(--site-popup-rule);
    border-radius: var(--site-popup-radius);
    box-shadow: var(--site-popup-shadow);
  }
  .root:not(.is-docked) .main-container.main-container { max-height: var(${HEIGHT}, 460px); }
  .root.is-docked .main-container { border-radius: var(--site-popup-radius) var(--site-popup-radius) 0 0; }
`;

const dressed = new WeakSet<ShadowRoot>();

/** Adds the popup's style sheet to its shadow root. */
export function dressPopup({ shadowRoot }: PopupElement): void {
  if (!shadowRoot || dressed.has(shadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  dressed.add(shadowRoot);
}
