import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { formatMessage, MARKER_TYPES, toLocale, useSettings } from 'widgets/shared-code/site-base';
import { FORMS, listRecordColumns, toFieldLabelKey } from 'widgets/shared-code/site-domain';
import { ChoiceSetting, SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { PAGE } from './page';

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl, onSettingChange } = props;
  const locale = toLocale(intl.locale);
  const { markerType } = useSettings(SETTINGS, config);
  const kinds = MARKER_TYPES.map(
    (kind) => [kind, formatMessage(`asset.${FORMS[kind].edit.noun}`, locale, { product: '' }).trim()] as const
  );
  const columns = listRecordColumns(markerType).map(
    (column) => [column.name, formatMessage(toFieldLabelKey(column), locale)] as const
  );
  return (
    <SettingsPage
      {...props}
      name="admin-table"
      settings={SETTINGS}
      parts={PAGE}
      options={{ columns }}
      rows={{
        markerType: (row) => (
          <ChoiceSetting
            {...row}
            options={kinds}
            // The columns are reset, since another kind has other columns.
            onChange={(kind) =>
              onSettingChange({ id, config: config.merge({ markerType: kind, columns: [] }) })
            }
          />
        )
      }}
    />
  );
}
