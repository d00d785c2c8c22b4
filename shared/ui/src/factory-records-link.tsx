import { fetchRole } from '@site/services';
import { Link } from 'jimu-ui';
import { useLook } from './styles';
import { useAnswer } from './use-answer';
import { useUiTexts } from './use-ui-texts';

/** The page of the server on which administrators change the records of factories. */
const FACTORIES_PAGE = '/map/admin/factories';

/** Leads administrators, who may change them, to the records of factories; others see nothing. */
export function FactoryRecordsLink({ serverUrl }: { readonly serverUrl: string }) {
  const t = useUiTexts();
  const { sys } = useLook();
  const answer = useAnswer([serverUrl], ([server]) => fetchRole(server));
  if (answer.last !== 'admin') return null;
  return (
    <Link
      href={`${serverUrl}${FACTORIES_PAGE}`}
      target="_blank"
      rel="noopener noreferrer"
      css={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, color: sys.color.primary.main }}
    >
      {t('editFactories')}
    </Link>
  );
}
