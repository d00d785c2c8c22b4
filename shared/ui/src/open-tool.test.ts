import { appActions, getAppStore, WidgetManager } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore } from 'jimu-for-test';
import { besideInController, openTool } from './open-tool';

const item = (widgetId: string) => ({ widgetId });
const app = {
  widgets: {
    map: {},
    rail: { layouts: { controller: { LARGE: 'tools', SMALL: 'fewer' } } },
    page: { layouts: { MapFixedLayout: { LARGE: 'over' } } }
  },
  layouts: {
    tools: { content: { 0: item('layers'), 1: item('areas'), 2: item('legend') } },
    fewer: { content: { 0: item('areas'), 1: item('layers') } },
    over: { content: { 0: item('areas'), 1: item('map') } }
  }
};

describe('a tool of the page', () => {
  it('is grouped with the other widgets of its controller, not with the rest of the page', () => {
    expect(besideInController(app, 'areas')).toEqual(['layers', 'legend']);
    expect(besideInController(app, 'map')).toEqual([]);
    expect(besideInController(undefined, 'areas')).toEqual([]);
  });

  it('is opened in place of the open tool of its controller', () => {
    initStore();
    updateStore({ appConfig: getDefaultAppConfig().merge(app as never) as never });
    const loaded = jest
      .spyOn(WidgetManager.getInstance(), 'loadWidgetClass')
      .mockResolvedValue(undefined as never);
    const { dispatch, getState } = getAppStore();
    dispatch(appActions.openWidgets(['layers', 'other', 'asking']));
    openTool('areas', ['asking']);
    const states = Object.entries(getState().widgetsRuntimeInfo).map(([id, info]) => `${id} ${info?.state}`);
    expect(states.sort()).toEqual(['areas OPENED', 'asking CLOSED', 'layers CLOSED', 'other OPENED']);
    expect(loaded).toHaveBeenCalledWith('areas');
  });
});
