/**
 * Adds a rule to an SDK component that offers no property or CSS variable for what is to change. The class names are
 * the SDK's own: what a rule does is looked at in the browser tests, so that a new release that renames them is noticed.
 */
export function addShadowStyle(element: HTMLElement | null, css: string): void {
  const root = element?.shadowRoot;
  if (!root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
