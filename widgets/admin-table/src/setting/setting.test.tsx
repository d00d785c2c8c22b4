import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedSettings = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function renderSetting(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, ...config } as Config),
    onSettingChange
  });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('settings of the admin table', () => {
  it('saves the chosen columns by name', () => {
    renderSetting({ columns: ['name'] });
    fireEvent.click(screen.getByLabelText('Status'));
    expect(getSavedSettings()).toEqual({
      id: 'own',
      config: { ...defaultConfig, columns: ['name', 'status'] }
    });
    fireEvent.click(screen.getByLabelText('Name'));
    expect(getSavedSettings().config.columns).toEqual([]);
  });

  it('resets the columns when the kind of records changes', () => {
    renderSetting({ columns: ['name'] });
    fireEvent.change(screen.getByLabelText('Record type'), { target: { value: 'Customer' } });
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, markerType: 'Customer', columns: [] });
  });

  it('saves only what was changed', () => {
    renderSetting();
    fireEvent.change(screen.getByLabelText('Login page'), { target: { value: '/login' } });
    expect(getSavedSettings().config).toEqual({ ...defaultConfig, loginUrl: '/login' });
  });
});
