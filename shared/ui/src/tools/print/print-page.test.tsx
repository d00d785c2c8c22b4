import { render } from '@testing-library/react';
import { PrintPage } from './print-page';

it('is outside the page’s content, with the style of paper and its own', () => {
  const { container } = render(
    <PrintPage orientation="portrait" contentCss=".own { color: red; }">
      <p>Sheet</p>
    </PrintPage>
  );
  expect(container).toBeEmptyDOMElement();
  const sheet = document.body.querySelector(':scope > .print-sheet')!;
  expect(sheet).toHaveTextContent('Sheet');
  const style = sheet.querySelector('style')!.textContent;
  expect(style).toContain('size: A4 portrait');
  expect(style).toContain('.own { color: red; }');
});
