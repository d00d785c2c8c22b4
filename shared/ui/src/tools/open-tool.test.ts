import { appActions, getAppStore, WidgetManager } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore } from 'jimu-for-test';
import { listControllerSiblings, openTool } from './open-tool';

const createItem = (widgetId: string) => ({ widgetId });
const app = {
  widgets: {
    map: {},
    rail: { layouts: { controller: { LARGE: 'tools', SMALL: 'fewer' } } },
    page: { layouts: { MapFixedLayout: { LARGE: 'over' } } }
  },
  layouts: {
    tools: { content: { 0: createItem('layers'), 1: createItem('areas'), 2: createItem('legend') } },
    fewer: { content: { 0: createItem('areas'), 1: createItem('layers') } },
    over: { content: { 0: createItem('areas'), 1: createItem('map') } }
  }
};

describe('a tool of the page', () => {
  it('is grouped with the other widgets of its controller, not with the rest of the page', () => {
    expect(listControllerSiblings(app, 'areas')).toEqual(['layers', 'legend']);
    expect(listControllerSiblings(app, 'map')).toEqual([]);
    expect(listControllerSiblings(undefined, 'areas')).toEqual([]);
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
