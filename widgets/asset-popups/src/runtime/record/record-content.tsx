import { Tab, Tabs } from 'jimu-ui';
import type Point from 'esri/geometry/Point';
import { formatMessage, formatOptionLabel, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, Status } from 'widgets/shared-code/site-base';
import { Gallery } from 'widgets/shared-code/site-records';
import { getLayerText } from 'widgets/shared-code/site-map';
import type { RecordPopup } from 'widgets/shared-code/site-map';
import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import type { Attributes } from '../feature/rows';
import { RecordTools } from '../editing/record-tools';
import { PopupHead } from '../head/popup-head';
import { PurchasesTab } from '../purchases/purchases-tab';
import { useTexts } from '../use-texts';
import { listPictures, listRecordTabs } from './record-rows';

const ACTIVE: Status = 'Active';

interface KindProps {
  readonly record: RecordPopup;
  readonly attributes: Attributes;
  readonly locale: Locale;
}

/** Kind and state of a record, below its name. */
function Kind({ record: { kind, state }, attributes, locale }: KindProps) {
  const { sys, weight } = useThemeStyles();
  const value = state === undefined ? null : attributes[state];
  return (
    <>
      {getLayerText(kind, locale)}
      {typeof value === 'string' && value !== '' && (
        <>
          {' · '}
          <span
            css={{
              fontWeight: weight.medium,
              color: value === ACTIVE ? sys.color.success.main : sys.color.surface.paperText
            }}
          >
            {formatOptionLabel(value, locale)}
          </span>
        </>
      )}
    </>
  );
}

/** Content for an editable record: kind and state, pictures, all fields and related data, in tabs. */
export function RecordContent({ part, view, widgetId, settings, locale, onEdit }: ContentProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { record, markerType, fields, graphic } = part;
  if (!record || !markerType) return null;
  const attributes = graphic.attributes as Attributes;
  const tabs = listRecordTabs(record, fields, attributes, locale);
  const pictures = listPictures(record, attributes);
  const name = String(attributes.name ?? attributes.eventId ?? '') || getLayerText(record.kind, locale);
  const id = typeof attributes.id === 'string' && attributes.id !== '' ? attributes.id : null;
  const renderTab = ({ name: tab, rows }: (typeof tabs)[number]) => {
    if (tab === 'images') return <Gallery name={name} urls={pictures} />;
    if (tab !== 'p1Purchases') return <RowList rows={rows} />;
    return (
      <PurchasesTab
        applicationId={id}
        place={graphic.geometry as Point | null}
        view={view}
        widgetId={widgetId}
        settings={settings}
        locale={locale}
      />
    );
  };
  const head = (
    <PopupHead
      part={part}
      view={view}
      locale={locale}
      kind={<Kind record={record} attributes={attributes} locale={locale} />}
      tools={
        onEdit &&
        id !== null && (
          <RecordTools locale={locale} onUse={(action) => onEdit({ part, markerType, id, action })} />
        )
      }
    />
  );
  if (tabs.length === 1)
    return (
      <>
        {head}
        <div css={{ padding: space(0, 3.5) }}>{renderTab(tabs[0]!)}</div>
      </>
    );
  const first = pictures.length > 0 ? tabs[0] : tabs.find(({ rows }) => rows.length > 0);
  return (
    <>
      {head}
      <Tabs aria-label={t('details', { name })} defaultValue={first?.name} css={{ padding: space(0, 3.5) }}>
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            id={tab.name}
            title={
              formatMessage(`tab.${tab.name}`, locale) + (tab.name === 'images' ? ` ${pictures.length}` : '')
            }
          >
            <div css={{ paddingTop: space(2.5) }}>{renderTab(tab)}</div>
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
