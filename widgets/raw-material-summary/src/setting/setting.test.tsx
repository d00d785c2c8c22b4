import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

const onSettingChange = jest.fn();

it('the settings of the raw material summary change only the edited setting', () => {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, hint: 'kept' }),
    onSettingChange
  });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText('Date field'), { target: { value: 'bought' } });
  expect(onSettingChange).toHaveBeenLastCalledWith({
    id: 'own',
    config: { ...defaultConfig, hint: 'kept', dateField: 'bought' }
  });
});
