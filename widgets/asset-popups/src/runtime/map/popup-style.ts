import type { PopupElement } from 'widgets/shared-code/site-map';

/** CSS variable: distance from the place. */
export const OFFSET_PROPERTY = '--site-popup-offset';
/** CSS variables: maximum height, and vertical shift to stay within the clear range. */
export const HEIGHT_PROPERTY = '--site-popup-height';
export const SHIFT_PROPERTY = '--site-popup-shift';

const along = `calc(var(${OFFSET_PROPERTY}, 0px) * ${Math.SQRT1_2})`;
const back = `calc(var(${OFFSET_PROPERTY}, 0px) * ${-Math.SQRT1_2})`;
const addShift = (off: string) => `calc(${off} + var(${SHIFT_PROPERTY}, 0px))`;

/*
 * The SDK has no settings for the popup's position beside its place, its corners, shadow and height. A card
 * has no pointer.
 */
const RULES = `
  .aligned-top-left { translate: ${back} ${addShift(back)}; }
  .aligned-top-right { translate: ${along} ${addShift(back)}; }
  .aligned-bottom-left { translate: ${back} ${addShift(along)}; }
  .aligned-bottom-right { translate: ${along} ${addShift(along)}; }
  .root.shadow { box-shadow: none; }
  .root .pointer { visibility: hidden; }
  .root .main-container {
    border: var(--site-popup-rule);
    border-radius: var(--site-popup-radius);
    box-shadow: var(--site-popup-shadow);
  }
  .root:not(.is-docked) .main-container.main-container { max-height: var(${HEIGHT_PROPERTY}, 460px); }
  .root.is-docked .main-container { border-radius: var(--site-popup-radius) var(--site-popup-radius) 0 0; }
`;

const dressed = new WeakSet<ShadowRoot>();

/** Adds the popup's style sheet to its shadow root. */
export function stylePopup({ shadowRoot }: PopupElement): void {
  if (!shadowRoot || dressed.has(shadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  dressed.add(shadowRoot);
}
