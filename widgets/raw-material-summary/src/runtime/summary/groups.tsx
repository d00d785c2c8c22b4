import { Tab, Tabs } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { RawMaterialSummary, Where } from 'widgets/shared-code/site-domain';
import type { Settings } from '../../config';
import { useTexts } from '../use-texts';
import type { GroupRow } from './group-table';
import { PurchaseGroups } from './group-table';
import { communityText } from './words';

interface GroupsProps {
  readonly summary: RawMaterialSummary;
  readonly config: Settings;
  /** Opens the purchases of a group; null when the map does not have the layer. */
  readonly onRows: ((name: string, condition: Where) => void) | null;
}

/** The layer's field of community ids; it has no setting, as a name may belong to several communities. */
const COMMUNITY_ID = 'communityId';

/** The result by supplier and by community. */
export function Groups({ summary, config, onRows }: GroupsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { suppliers, otherSuppliers, communities, otherCommunities } = summary;
  const supplierRows = suppliers.map((one): GroupRow => ({
    ...one,
    key: one.name,
    place: one.community ?? t('severalCommunities', { count: one.communities })
  }));
  const communityRows = communities.map((one): GroupRow => ({ ...one, key: String(one.id), place: one.lga }));
  return (
    <Tabs aria-label={t('groups')} defaultValue="supplier" css={{ marginTop: space(2) }}>
      <Tab id="supplier" title={t('bySupplier')}>
        <PurchaseGroups
          caption={t('bySupplier')}
          rows={supplierRows}
          config={config}
          others={otherSuppliers}
          onRows={
            onRows &&
            (({ name }) =>
              onRows(name, { kind: 'compare', field: config.supplierField, operator: '=', value: name }))
          }
        />
      </Tab>
      <Tab id="community" title={t('byCommunity')}>
        <PurchaseGroups
          caption={t('byCommunity')}
          rows={communityRows}
          config={config}
          others={otherCommunities}
          onRows={
            onRows &&
            (({ key, name, place }) =>
              onRows(communityText({ name, lga: place }), {
                kind: 'compare',
                field: COMMUNITY_ID,
                operator: '=',
                value: Number(key)
              }))
          }
        />
      </Tab>
    </Tabs>
  );
}
