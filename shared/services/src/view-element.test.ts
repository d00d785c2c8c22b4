import { viewElement } from './view-element';

test('returns the container of a view', () => {
  const container = document.createElement('div');
  expect(viewElement({ container })).toBe(container);
});

test('returns the component when the container is in its shadow tree', () => {
  const component = document.createElement('div');
  const container = document.createElement('div');
  component.attachShadow({ mode: 'open' }).append(container);
  expect(viewElement({ container })).toBe(component);
});

test('returns null before a view has a container', () => {
  expect([viewElement({}), viewElement({ container: null })]).toEqual([null, null]);
});
