import { Tab, Tabs } from 'jimu-ui';
import type Point from 'esri/geometry/Point';
import { formatMessage, formatOptionLabel, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, Status } from 'widgets/shared-code/site-base';
import { Gallery } from 'widgets/shared-code/site-records';
import { getLayerText } from 'widgets/shared-code/site-map';
import type { RecordPopup } from 'widgets/shared-code/site-map';
import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import type { Attributes, PopupRow } from '../feature/rows';
import { RecordTools } from '../editing/record-tools';
import { PopupHead } from '../head/popup-head';
import { PurchasesTab } from '../purchases/purchases-tab';
import { useTexts } from '../use-texts';
import { listPictures, listRecordTabs, splitIdentifiers } from './record-rows';
import type { RecordTab } from './record-rows';

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

/** All tabs are in sight, in two lines where one is too short; the library's own line marks tabs of one line only. */
const createTabsStyle = ({ sys, space }: Pick<ReturnType<typeof useThemeStyles>, 'sys' | 'space'>) => ({
  padding: space(0, 3.5),
  '& [role=tablist]': { flexWrap: 'wrap' as const },
  '& [role=tab]': { minWidth: 0, minHeight: 40, padding: space(0, 2.5) },
  '& .MuiTabs-indicator': { display: 'none' },
  '& [role=tab][aria-selected=true]': { boxShadow: `inset 0 -2px ${sys.color.primary.main}` }
});

/** Rows of a tab, with the identifiers last, folded. */
function Rows({ rows }: { readonly rows: readonly PopupRow[] }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { others, identifiers } = splitIdentifiers(rows);
  return (
    <>
      <RowList rows={others} />
      {identifiers.length > 0 && (
        <details css={{ borderTop: rule, paddingTop: space(1.5) }}>
          <summary css={{ ...type.hint, cursor: 'pointer' }}>{t('identifiers')}</summary>
          <RowList rows={identifiers} />
        </details>
      )}
    </>
  );
}

/**
 * The rows of the tabs that are not shown, invisible behind the shown one: the content is as high as the tallest,
 * since a popup of another height would move on the map.
 */
function OtherTabs({ tabs }: { readonly tabs: readonly RecordTab[] }) {
  return tabs.map(({ name, rows }) => (
    <div key={name} aria-hidden="true" css={{ visibility: 'hidden' }}>
      <Rows rows={rows} />
    </div>
  ));
}

/** Content for an editable record: kind and state, pictures, all fields and related data, in tabs. */
export function RecordContent({ part, view, widgetId, settings, locale, onEdit }: ContentProps) {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const { record, markerType, fields, graphic } = part;
  if (!record || !markerType) return null;
  const attributes = graphic.attributes as Attributes;
  const tabs = listRecordTabs(record, fields, attributes, locale);
  const pictures = listPictures(record, attributes);
  const name = String(attributes.name ?? attributes.ownerName ?? '') || getLayerText(record.kind, locale);
  const id = typeof attributes.id === 'string' && attributes.id !== '' ? attributes.id : null;
  const renderTab = ({ name: tab, rows }: RecordTab) => {
    if (tab === 'images') return <Gallery name={name} urls={pictures} />;
    if (tab !== 'p1Purchases') return <Rows rows={rows} />;
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
      <Tabs
        aria-label={t('details', { name })}
        defaultValue={first?.name}
        css={createTabsStyle({ sys, space })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            id={tab.name}
            title={
              formatMessage(`tab.${tab.name}`, locale) + (tab.name === 'images' ? ` ${pictures.length}` : '')
            }
          >
            <div
              css={{ display: 'grid', paddingTop: space(2.5), '& > *': { gridArea: '1 / 1', minWidth: 0 } }}
            >
              <div>{renderTab(tab)}</div>
              <OtherTabs tabs={tabs.filter((other) => other !== tab)} />
            </div>
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
