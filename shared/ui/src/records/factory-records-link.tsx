import { fetchRole } from '@site/services';
import { ExternalLink } from '../kit/marks/external-link';
import { useRequest } from '../kit/requests/use-request';
import { useUiTexts } from '../base/use-ui-texts';

/** Page of the server on which administrators edit the records of factories. */
const FACTORIES_PAGE = '/map/admin/factories';

/** Link to the records of factories for administrators, who may edit them; renders nothing for others. */
export function FactoryRecordsLink({ serverUrl }: { readonly serverUrl: string }) {
  const t = useUiTexts();
  const answer = useRequest([serverUrl], ([server]) => fetchRole(server));
  if (answer.last !== 'admin') return null;
  return (
    <ExternalLink
      href={`${serverUrl}${FACTORIES_PAGE}`}
      css={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {t('editFactories')}
    </ExternalLink>
  );
}
