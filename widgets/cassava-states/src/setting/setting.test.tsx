import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

const onSettingChange = jest.fn();

it('saves the fields of the layer and refuses invalid field names', () => {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  const field = screen.getByLabelText('Mean yield (t/ha)');
  fireEvent.change(field, { target: { value: 'a b' } });
  expect(onSettingChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter one field name, without spaces.');
  fireEvent.change(field, { target: { value: 'YIELD_T' } });
  expect(onSettingChange).toHaveBeenLastCalledWith({
    id: 'own',
    config: {
      layer: '',
      fields: {
        STATE: 'STATE',
        HA_PLANTED: 'HA_PLANTED',
        MT_PRODUCED: 'MT_PRODUCED',
        MEAN_YIELD: 'YIELD_T',
        RANK: 'RANK'
      }
    }
  });
});
