import { paperCopy } from './paper-copy';

function copyOf(html: string): HTMLElement {
  const result = document.createElement('section');
  result.innerHTML = html;
  document.body.append(result);
  const copy = paperCopy(result);
  expect(result.innerHTML).toBe(html);
  result.remove();
  return copy;
}

it('says what a result says, without what is pressed', () => {
  const copy = copyOf(
    '<h2 id="a">Area 1</h2><button aria-label="Close"><svg></svg></button><dl><dt>Mills</dt><dd>12 mills</dd></dl>'
  );
  expect(copy.innerHTML).toBe('<h2>Area 1</h2><dl><dt>Mills</dt><dd>12 mills</dd></dl>');
});

it('keeps the figures and headings that can be pressed, and the choice among several, as text', () => {
  const copy = copyOf(
    '<button data-printed="true" class="value">1,204 t</button>' +
      '<div role="group"><button aria-pressed="true">In view</button><button aria-pressed="false">All</button></div>'
  );
  expect(copy.querySelector('button')).toBeNull();
  expect(copy.querySelector('.value')).toHaveTextContent('1,204 t');
  expect(copy.querySelector('[role=group]')).toHaveTextContent(/^In view$/);
});

it('says what is switched on, and nothing of what is off', () => {
  const copy = copyOf(
    '<input type="checkbox" id="on" checked=""><label for="on">Rainy season</label>' +
      '<input type="checkbox" id="off"><label for="off">Names</label>'
  );
  expect(copy).toHaveTextContent(/^Rainy season$/);
});

it('leaves out what is only read out', () => {
  expect(copyOf('<p>Shown</p><div style="clip-path: inset(50%)">Read out</div>')).toHaveTextContent(
    /^Shown$/
  );
});
