/** Selector of buttons and fields. */
const CONTROLS = 'button, input, select, textarea, [role="button"], [role="tab"], [role="progressbar"]';
/** Selector of controls whose text is printed: figures with records, headings, selected options. */
const SAID = '[data-printed], [aria-pressed="true"], [aria-selected="true"]';
/** Clip path of text for screen readers only. */
const UNSEEN = 'inset(50%)';

/**
 * Replaces the controls of a result by their text, or removes them, together with the labels of unselected
 * options.
 */
function takeControls(copy: HTMLElement): void {
  for (const control of copy.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(SAID)) {
      const text = document.createElement('span');
      text.className = control.className;
      text.append(...control.childNodes);
      control.replaceWith(text);
      continue;
    }
    if (control instanceof HTMLInputElement && !control.checked)
      for (const label of [...(control.labels ?? [])]) label.remove();
    control.remove();
  }
}

/**
 * Copies a result as shown on the screen, for paper: without controls and without text for screen readers only.
 */
export function paperCopy(result: HTMLElement): HTMLElement {
  const copy = result.cloneNode(true) as HTMLElement;
  const [sources, copies] = [result, copy].map((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  copies!.forEach((element, at) => {
    if (getComputedStyle(sources![at]!).clipPath === UNSEEN) element.remove();
  });
  takeControls(copy);
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}
