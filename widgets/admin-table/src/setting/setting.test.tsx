import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const saved = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

function show(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, ...config } as Config),
    onSettingChange
  });
  return widgetSettingRender(true)(<Wrapped widgetId="own" />);
}

describe('settings of the admin table', () => {
  it('saves the chosen columns by name', () => {
    show({ columns: ['name'] });
    fireEvent.click(screen.getByLabelText('Status'));
    expect(saved()).toEqual({ id: 'own', config: { ...defaultConfig, columns: ['name', 'status'] } });
    fireEvent.click(screen.getByLabelText('Name'));
    expect(saved().config.columns).toEqual([]);
  });

  it('resets the columns when the kind of records changes', () => {
    show({ columns: ['name'] });
    fireEvent.change(screen.getByLabelText('Kind of records'), { target: { value: 'Customer' } });
    expect(saved().config).toEqual({ ...defaultConfig, markerType: 'Customer', columns: [] });
  });

  it('saves only what was changed', () => {
    show();
    fireEvent.change(screen.getByLabelText('Login page'), { target: { value: '/login' } });
    expect(saved().config).toEqual({ ...defaultConfig, loginUrl: '/login' });
  });
});
