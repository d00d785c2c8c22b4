import { AppMode, appActions, getAppStore, Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, render, screen } from '@testing-library/react';
import * as base from 'widgets/shared-code/site-base';
import defaultConfig from '../../config.json';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => {
  const actual = jest.requireActual<typeof base>('widgets/shared-code/site-base');
  return {
    ...actual,
    isDialogOpen: jest.fn(() => false),
    Tour: ({ steps, onEnd }: { steps: readonly base.TourStep[]; onEnd(): void }) => (
      <section aria-label="Tour">
        {steps.map(({ title }) => (
          <h2 key={title}>{title}</h2>
        ))}
        <button onClick={onEnd}>End</button>
      </section>
    )
  };
});

const isDialogOpen = jest.mocked(base.isDialogOpen);
const queryTour = () => screen.queryByRole('region', { name: 'Tour' });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function renderWidget(stateProps: { start?: number } = {}) {
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig), stateProps });
  return widgetRender(true)(<Wrapped widgetId="tour" />);
}

beforeEach(() => {
  jest.useFakeTimers();
  isDialogOpen.mockReturnValue(false);
  base.startSession('token', { id: 'u1', email: 'staff@site.example' });
});
afterEach(() => {
  jest.useRealTimers();
  base.clearSession();
  window.localStorage.clear();
});

it('[GT-01] starts the tour on the first visit, with the seven steps in order, and not on the next visit', async () => {
  const { unmount } = renderWidget();
  expect(queryTour()).toBeNull();
  await advanceTime(3_000);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Welcome to SITE',
    'Switch map views',
    'Explore areas to set up your factory',
    'Switch between commodities',
    'Slide to explore yield data',
    'Edit assets with the pen tool',
    'Filter tagged mills by properties'
  ]);
  act(() => screen.getByRole('button', { name: 'End' }).click());
  expect(queryTour()).toBeNull();
  unmount();
  renderWidget();
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
});

it('starts the tour only after an open dialog closes', async () => {
  isDialogOpen.mockReturnValue(true);
  renderWidget();
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
  isDialogOpen.mockReturnValue(false);
  await advanceTime(1_000);
  expect(queryTour()).toBeVisible();
});

it('[GT-01] starts the tour again at the request of another widget', async () => {
  window.localStorage.setItem('site-tour', 'seen');
  renderWidget({ start: 1 });
  await advanceTime(0);
  expect(screen.getByRole('heading', { name: 'Welcome to SITE' })).toBeVisible();
});

it('[GT-01] does not start the tour again when its page changes layout, but at the next request', async () => {
  window.localStorage.setItem('site-tour', 'seen');
  const { unmount } = renderWidget({ start: 2 });
  await advanceTime(0);
  act(() => screen.getByRole('button', { name: 'End' }).click());
  unmount();
  const shown = renderWidget({ start: 2 });
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
  shown.unmount();
  renderWidget({ start: 3 });
  await advanceTime(0);
  expect(queryTour()).toBeVisible();
});

it('does not start the tour by itself when the browser stores nothing', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderWidget();
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
  refused.mockRestore();
});

it('shows no tour to a guest', async () => {
  base.clearSession();
  renderWidget();
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
});

describe('a dialog that the tour waits for', () => {
  const { isDialogOpen: isOpen } = jest.requireActual<typeof base>('widgets/shared-code/site-base');
  const onScreen = (element: Element | null) =>
    jest.spyOn(element!, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);

  it('is one of the page, but no step of the tour itself', () => {
    const { container } = render(<div role="dialog">Asked</div>);
    onScreen(container.firstElementChild);
    expect(isOpen()).toBe(true);
    container.firstElementChild!.classList.add('driver-popover');
    expect(isOpen()).toBe(false);
  });

  it("[GT-01] is no open panel of Experience Builder's widget controller, but is a dialog in one", () => {
    // The markup of Developer Edition 1.19.
    render(
      <div role="dialog" aria-modal="true" className="jimu-floating-panel single-widget-launcher">
        <div role="alertdialog">Asked</div>
      </div>
    );
    onScreen(document.querySelector('.jimu-floating-panel'));
    expect(isOpen()).toBe(false);
    onScreen(document.querySelector('[role=alertdialog]'));
    expect(isOpen()).toBe(true);
  });
});

it('does not start on the canvas of a builder', async () => {
  renderWidget();
  act(() => void getAppStore().dispatch(appActions.appModeChanged(AppMode.Design)));
  await advanceTime(10_000);
  expect(queryTour()).toBeNull();
  act(() => void getAppStore().dispatch(appActions.appModeChanged(AppMode.Run)));
  await advanceTime(3_000);
  expect(queryTour()).toBeVisible();
});
