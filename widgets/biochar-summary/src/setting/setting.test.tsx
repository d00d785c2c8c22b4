import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

const onSettingChange = jest.fn();

it('saves only what was changed', () => {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...defaultConfig, hint: 'kept' }),
    onSettingChange
  });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText('LGA field'), { target: { value: 'bought' } });
  expect(onSettingChange).toHaveBeenLastCalledWith({
    id: 'own',
    config: { ...defaultConfig, hint: 'kept', lgaField: 'bought' }
  });
});
