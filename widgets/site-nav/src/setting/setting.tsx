import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { SettingsPage, TextSetting } from 'widgets/shared-code/site-settings';
import type { IMConfig, NavLink } from '../config';
import { SETTINGS } from '../config';
import { formatLinks, parseLinks } from './nav-links';
import { PAGE } from './page';
import { useTexts } from './use-texts';

interface LinksSettingProps {
  readonly label: string;
  readonly value: readonly NavLink[];
  onChange(links: NavLink[]): void;
}

/** Links of the bar and their roles, one per line. */
function LinksSetting({ label, value, onChange }: LinksSettingProps) {
  const t = useTexts();
  return (
    <TextSetting
      label={label}
      isLong
      value={formatLinks(value)}
      refuse={(text) => {
        const read = parseLinks(text);
        return 'line' in read ? t(`wrong_${read.wrong}`, { line: read.line }) : null;
      }}
      held={(text) => {
        const read = parseLinks(text);
        return 'links' in read ? formatLinks(read.links) : text;
      }}
      onChange={(text) => {
        const read = parseLinks(text);
        if ('links' in read) onChange(read.links);
      }}
    />
  );
}

const renderLinks = (row: LinksSettingProps) => <LinksSetting {...row} />;
const ROWS = { commodities: renderLinks, mapViews: renderLinks };

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  return <SettingsPage {...props} name="site-nav" settings={SETTINGS} parts={PAGE} rows={ROWS} />;
}
