import { getViewElement } from './view-element';

test('returns the container of a view', () => {
  const container = document.createElement('div');
  expect(getViewElement({ container })).toBe(container);
});

test('returns the component when the container is in its shadow tree', () => {
  const component = document.createElement('div');
  const container = document.createElement('div');
  component.attachShadow({ mode: 'open' }).append(container);
  expect(getViewElement({ container })).toBe(component);
});

test('returns null before a view has a container', () => {
  expect([getViewElement({}), getViewElement({ container: null })]).toEqual([null, null]);
});
