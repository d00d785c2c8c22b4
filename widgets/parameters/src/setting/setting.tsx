import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TablesSetting } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';

/** Settings: the server, the sign-in page and the rows per page. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  return (
    <div className="widget-setting-parameters">
      <TablesSetting {...props} />
    </div>
  );
}
