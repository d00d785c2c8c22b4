import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { set } from '../../tests/fixtures';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();

function renderSetting(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, part: 'tool' as const, ...config }),
    onSettingChange
  });
  const render = widgetSettingRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        widgets: {
          own: { id: 'own', uri: 'widgets/trip-planner/', label: 'Days', config: { part: 'timeline' } },
          tool: { id: 'tool', uri: 'widgets/trip-planner/', label: 'Pickup', config: { part: 'tool' } }
        }
      })
    })
  );
  return render(<Wrapped widgetId="own" />);
}

const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

beforeEach(() => {
  onSettingChange.mockReset();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(set)));
});

describe('the settings of the trip planner', () => {
  it('changes only the edited setting', async () => {
    renderSetting({ hint: 'kept' });
    await screen.findByText(/version 3/);
    expect(screen.getByText('Speed of a pickup trip').nextElementSibling).toHaveTextContent('60 km/h');
    const url = 'https://site.example';
    fireEvent.change(screen.getByLabelText('Address of the SITE server'), { target: { value: url } });
    expect(getSavedSettings()).toEqual({
      id: 'own',
      config: { ...defaultConfig, hint: 'kept', serverUrl: url }
    });
  });

  it('offers the planners of the app to a timeline', async () => {
    renderSetting({ part: 'timeline' });
    await userEvent.selectOptions(screen.getByLabelText('Tool it belongs to'), 'Pickup');
    expect(getSavedSettings().config.toolWidgetId).toBe('tool');
  });

  it('shows a message when the parameters cannot be read', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    renderSetting();
    expect(await screen.findByText(/could not be read/)).toBeVisible();
  });
});
