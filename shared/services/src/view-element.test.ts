import { viewElement } from './view-element';

test('a view stands in its container', () => {
  const container = document.createElement('div');
  expect(viewElement({ container })).toBe(container);
});

test('a container in the shadow tree of a component is not seen: the component is', () => {
  const component = document.createElement('div');
  const container = document.createElement('div');
  component.attachShadow({ mode: 'open' }).append(container);
  expect(viewElement({ container })).toBe(component);
});

test('before a view has a container it stands nowhere', () => {
  expect([viewElement({}), viewElement({ container: null })]).toEqual([null, null]);
});
