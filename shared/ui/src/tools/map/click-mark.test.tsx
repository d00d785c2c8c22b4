import { act } from '@testing-library/react';
import type { JimuMapView } from 'jimu-arcgis';
import { widgetRender } from 'jimu-for-test';
import { ClickMark } from './click-mark';

type Listener = (event: { readonly x: number; readonly y: number }) => void;

/** A map in the document, and a function that clicks it. */
function createMap() {
  const box = document.body.appendChild(document.createElement('div'));
  const container = box.appendChild(document.createElement('div'));
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => {
    listeners.set(name, listener);
    return { remove: () => void listeners.delete(name) };
  };
  const view = { id: 'map', view: { container, on } } as unknown as JimuMapView;
  const click = (x: number, y: number) => act(() => listeners.get('immediate-click')!({ x, y }));
  return { box, view, click, listeners };
}

const findMarks = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('[data-testid="click-mark"]')].map((mark) => {
    const { left, top } = getComputedStyle(mark);
    return [left, top];
  });

it('[MP-14] marks the place of a click at once, one at a time, and removes the mark', () => {
  jest.useFakeTimers();
  const { box, view, click, listeners } = createMap();
  const { unmount } = widgetRender(true)(<ClickMark view={view} />);
  expect(findMarks(box)).toEqual([]);
  click(114, 64);
  expect(findMarks(box)).toEqual([['100px', '50px']]);
  click(214, 64);
  expect(findMarks(box)).toEqual([['200px', '50px']]);
  act(() => void jest.advanceTimersByTime(2000));
  expect(findMarks(box)).toEqual([]);
  unmount();
  expect(listeners.size).toBe(0);
  jest.useRealTimers();
});
