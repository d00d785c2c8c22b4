import { watchInput } from './watch-input';

it('marks the document from a press of the pointer until a key is pressed', () => {
  const root = document.createElement('html');
  const stop = watchInput(root);
  window.dispatchEvent(new Event('pointerdown'));
  expect(root.dataset.input).toBe('pointer');
  window.dispatchEvent(new Event('keydown'));
  expect(root).not.toHaveAttribute('data-input');
  stop();
  window.dispatchEvent(new Event('pointerdown'));
  expect(root).not.toHaveAttribute('data-input');
});
