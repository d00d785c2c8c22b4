import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

it('the settings of the data page change only the edited setting', () => {
  const onSettingChange = jest.fn();
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText('Login page'), { target: { value: '/login' } });
  expect(onSettingChange.mock.lastCall).toEqual([
    { id: 'own', config: { ...defaultConfig, loginUrl: '/login' } }
  ]);
});
