/** Selector of buttons and fields. */
const CONTROLS = 'button, input, select, textarea, [role="button"], [role="tab"], [role="progressbar"]';
/** Selector of controls whose text is printed: figures with records, headings, selected options. */
const PRINTED_CONTROLS = '[data-printed], [aria-pressed="true"], [aria-selected="true"]';
/** Clip path of text for screen readers only. */
const HIDDEN_CLIP = 'inset(50%)';

/**
 * Replaces the controls of a result by their text, or removes them, together with the labels of unselected
 * options.
 */
function replaceControls(copy: HTMLElement): void {
  for (const control of copy.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(PRINTED_CONTROLS)) {
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
    if (getComputedStyle(sources![at]!).clipPath === HIDDEN_CLIP) element.remove();
  });
  replaceControls(copy);
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}
