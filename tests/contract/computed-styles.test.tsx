/* tests/support/fast-styles.mjs may skip only rules that cannot match. */

const PAGE = `
  <main id="page" class="wide css-1ab2-Root"><p class="css-1ab2 note" title="a, b">x<em>y</em></p>
  <BUTTON type="button" disabled class="css-9z MuiButton-root">z</BUTTON><input type="hidden" id="in-1">
  <svg><linearGradient class="css-9z"></linearGradient></svg></main>`;

const SELECTORS = [
  ...[
    'p',
    'P',
    '*',
    'em',
    '.note',
    '#page',
    'p.note',
    'main#page.wide',
    '.note.css-1ab2',
    '.absent',
    'p#page'
  ],
  ...['main > p', 'main p em', 'p + button', 'p ~ button', '.wide>p', '.wide .css-9z', '.absent p'],
  ...[
    '[title="a, b"]',
    'p[title="a, b"]',
    '.absent[title="a, b"]',
    'input[type="hidden"]',
    'a, .note',
    'a,b'
  ],
  ...[
    'p:not(.absent)',
    'p:not(.note)',
    ':not(p)',
    ':is(p, em)',
    'button:disabled',
    'p:first-child',
    '.css-9z:not([x])'
  ],
  ...['lineargradient', '.css-1ab2-Root', 'p:not(:is(.a, .b)) > em', '.no\\te']
];

it.each(SELECTORS)('applies a rule for %s to the elements that match it', (selector) => {
  document.body.innerHTML = `<style>${selector} { letter-spacing: 7px }</style>${PAGE}`;
  for (const element of document.querySelectorAll('main, main *')) {
    const isApplied = getComputedStyle(element).letterSpacing === '7px';
    expect([element.tagName, isApplied]).toEqual([element.tagName, element.matches(selector)]);
  }
});

it('inherits visibility, hides what browsers hide and sees a class that changes', () => {
  document.body.innerHTML = `<style>.closed { visibility: hidden }</style>${PAGE}`;
  const [page, text] = [document.querySelector('main')!, document.querySelector('em')!];
  expect(getComputedStyle(document.querySelector('input')!).display).toBe('none');
  expect(getComputedStyle(text).visibility).toBe('visible');
  page.classList.add('closed');
  expect(getComputedStyle(text).getPropertyValue('visibility')).toBe('hidden');
  page.classList.remove('closed');
  expect(getComputedStyle(text).visibility).toBe('visible');
});
