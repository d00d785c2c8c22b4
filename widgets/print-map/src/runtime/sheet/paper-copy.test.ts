import { paperCopy } from './paper-copy';

function copyResult(html: string): HTMLElement {
  const result = document.createElement('section');
  result.innerHTML = html;
  document.body.append(result);
  const copy = paperCopy(result);
  expect(result.innerHTML).toBe(html);
  result.remove();
  return copy;
}

it('copies the text of a result without its controls', () => {
  const copy = copyResult(
    '<h2 id="a">Area 1</h2><button aria-label="Close"><svg></svg></button><dl><dt>Mills</dt><dd>12 mills</dd></dl>'
  );
  expect(copy.innerHTML).toBe('<h2>Area 1</h2><dl><dt>Mills</dt><dd>12 mills</dd></dl>');
});

it('keeps figures and headings that are buttons, and the selected option, as text', () => {
  const copy = copyResult(
    '<button data-printed="true" class="value">1,204 t</button>' +
      '<div role="group"><button aria-pressed="true">In view</button><button aria-pressed="false">All</button></div>'
  );
  expect(copy.querySelector('button')).toBeNull();
  expect(copy.querySelector('.value')).toHaveTextContent('1,204 t');
  expect(copy.querySelector('[role=group]')).toHaveTextContent(/^In view$/);
});

it('keeps the labels of checked boxes only', () => {
  const copy = copyResult(
    '<input type="checkbox" id="on" checked=""><label for="on">Rainy season</label>' +
      '<input type="checkbox" id="off"><label for="off">Names</label>'
  );
  expect(copy).toHaveTextContent(/^Rainy season$/);
});

it('leaves out text for screen readers only', () => {
  expect(copyResult('<p>Shown</p><div style="clip-path: inset(50%)">Read out</div>')).toHaveTextContent(
    /^Shown$/
  );
});
