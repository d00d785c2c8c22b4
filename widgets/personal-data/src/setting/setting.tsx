import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TablesSetting } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';

/** The server, the page to sign in and the rows of a page. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  return (
    <div className="widget-setting-personal-data">
      <TablesSetting {...props} />
    </div>
  );
}
