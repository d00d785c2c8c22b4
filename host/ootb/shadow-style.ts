/**
 * Adds a rule to an SDK component that has no property or CSS variable for it. The class names are the SDK's
 * own: browser tests check the effect of each rule, so that a release that renames the classes is noticed.
 */
export function addShadowStyle(element: HTMLElement | null, css: string): void {
  const root = element?.shadowRoot;
  if (!root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
