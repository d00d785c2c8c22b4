import { act, fireEvent, screen } from '@testing-library/react';
import { appActions, getAppStore, Immutable, WidgetState } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender } from 'jimu-for-test';
import { useBottomFolding } from './use-bottom-folding';

function Result({ isShown }: { readonly isShown: boolean }) {
  const { folded, onFold } = useBottomFolding(isShown);
  return <button aria-expanded={!folded} onClick={() => onFold(!folded)} />;
}

const isExpanded = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
const readToolState = () => getAppStore().getState().widgetsRuntimeInfo?.tool?.state;
const openTool = () => act(() => void getAppStore().dispatch(appActions.openWidget('tool')));

/** Renders a result beside the open tool of a controller, in a window of a width in px. */
function renderResult(width: number, isShown = true) {
  window.innerWidth = width;
  const widgets = { rail: { id: 'rail', layouts: { controller: { LARGE: 'tools' } } }, tool: { id: 'tool' } };
  const layouts = { tools: { content: { '0': { widgetId: 'tool' } } } };
  const rendered = widgetRender(true)(<Result isShown={isShown} />);
  act(() =>
    updateStore({ appConfig: getDefaultAppConfig().merge(Immutable({ widgets, layouts }) as never) })
  );
  openTool();
  return rendered;
}

afterEach(() => {
  window.innerWidth = 1024;
});

it('[SA-01] closes the panel of a tool in a narrow window when it appears or is expanded', () => {
  const { rerender } = renderResult(1024, false);
  expect(readToolState()).toBe(WidgetState.Opened);
  rerender(<Result isShown />);
  expect([readToolState(), isExpanded()]).toEqual([WidgetState.Closed, true]);
  openTool();
  expect([readToolState(), isExpanded()]).toEqual([WidgetState.Opened, true]);
  fireEvent.click(screen.getByRole('button'));
  expect([readToolState(), isExpanded()]).toEqual([WidgetState.Opened, false]);
  fireEvent.click(screen.getByRole('button'));
  expect([readToolState(), isExpanded()]).toEqual([WidgetState.Closed, true]);
});

it('[SA-01] leaves the tool open in a wide window', () => {
  renderResult(1440);
  openTool();
  expect([readToolState(), isExpanded()]).toEqual([WidgetState.Opened, true]);
});
