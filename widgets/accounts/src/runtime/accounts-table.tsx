import { React } from 'jimu-core';
import {
  Dropdown,
  DropdownButton,
  DropdownItem,
  DropdownMenu,
  Loading,
  LoadingType,
  Option,
  Select
} from 'jimu-ui';
import {
  Chip,
  formatNumber,
  Notice,
  showToast,
  useThemeStyles,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ACCOUNT_ROLES } from 'widgets/shared-code/site-domain';
import type { AccountRecord, AccountRole } from 'widgets/shared-code/site-domain';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { AccountToolbar } from './account-toolbar';
import { AddDialog } from './add-dialog';
import { useAccountChanges } from './use-account-changes';
import type { AccountStep } from './use-account-changes';
import { useAccountList } from './use-account-list';
import { EMPTY_DRAFT, NEW_ACCOUNT } from './use-new-account';
import { useTexts } from './use-texts';
import type { Texts } from './use-texts';
import { faultText, momentText, roleText } from './words';

interface RoleCellProps {
  readonly account: AccountRecord;
  ask(step: AccountStep): void;
}

/** Role of an account as a select; the old role stays selected until the change is confirmed. */
function RoleCell({ account, ask }: RoleCellProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(2) }}>
      <Select
        size="sm"
        aria-label={t('roleOf', { email: account.email })}
        value={account.role}
        onChange={(_event, role) => ask({ what: 'role', account, role: role as AccountRole })}
        css={{ width: 'auto' }}
      >
        {ACCOUNT_ROLES.map((role) => (
          <Option key={role} value={role}>
            {roleText(role, t)}
          </Option>
        ))}
      </Select>
      {account.isListedInvestor && <span css={type.hint}>{t('listedInvestor')}</span>}
    </span>
  );
}

/** Whether an account may sign in, and whether it needs a code. */
function StateCell({ account: { disabled, hasSecondFactor } }: Pick<RoleCellProps, 'account'>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: space(1) }}>
      <Chip tone={disabled ? 'warning' : 'success'}>{t(disabled ? 'disabled' : 'active')}</Chip>
      {hasSecondFactor && <Chip>{t('secondFactor')}</Chip>}
    </span>
  );
}

const listColumns = (t: Texts, ask: (step: AccountStep) => void): readonly DataColumn<AccountRecord>[] => [
  { key: 'email', title: t('email'), isRowHeader: true, strong: true, value: ({ email }) => email },
  {
    key: 'name',
    title: t('name'),
    value: ({ name }) => name,
    text: ({ name }) => name ?? formatNumber(null)
  },
  {
    key: 'role',
    title: t('role'),
    value: ({ role }) => roleText(role, t),
    cell: (account) => <RoleCell account={account} ask={ask} />
  },
  {
    key: 'state',
    title: t('state'),
    value: ({ disabled }) => t(disabled ? 'disabled' : 'active'),
    cell: (account) => <StateCell account={account} />
  },
  {
    key: 'lastSignIn',
    title: t('lastSignIn'),
    value: ({ lastSignInAt }) => lastSignInAt,
    text: ({ lastSignInAt }) => (lastSignInAt === null ? t('notKnown') : momentText(lastSignInAt))
  }
];

interface RowMenuProps extends RoleCellProps {
  onTrail(account: AccountRecord): void;
}

function RowMenu({ account, ask, onTrail }: RowMenuProps) {
  const t = useTexts();
  return (
    <Dropdown>
      <DropdownButton size="sm" aria-label={t('actionsOf', { email: account.email })}>
        {t('actions')}
      </DropdownButton>
      <DropdownMenu alignment="end">
        <DropdownItem onClick={() => ask({ what: account.disabled ? 'enable' : 'disable', account })}>
          {t(account.disabled ? 'enableConfirm' : 'disableConfirm')}
        </DropdownItem>
        <DropdownItem onClick={() => ask({ what: 'reset', account })}>{t('resetConfirm')}</DropdownItem>
        <DropdownItem onClick={() => ask({ what: 'revoke', account })}>{t('revokeConfirm')}</DropdownItem>
        {account.hasSecondFactor && (
          <DropdownItem onClick={() => ask({ what: 'factor', account })}>{t('factorConfirm')}</DropdownItem>
        )}
        <DropdownItem onClick={() => onTrail(account)}>{t('showTrail')}</DropdownItem>
      </DropdownMenu>
    </Dropdown>
  );
}

interface AccountsTableProps {
  readonly widgetId: string;
  /** Rows per page. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
  /** Opens the history of one account. */
  onTrail(account: AccountRecord): void;
}

/** Table of the accounts, one page at a time, with the actions on them. */
export function AccountsTable({ widgetId, pageSize, serverUrl, locale, onTrail }: AccountsTableProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [draft, changeDraft] = useWidgetState(widgetId, NEW_ACCOUNT);
  const list = useAccountList(widgetId, pageSize, serverUrl);
  const { answer } = list;
  const { last } = answer;
  const changes = useAccountChanges({ widgetId, serverUrl, locale, onChanged: answer.retry });
  const { ask } = changes;
  const columns = React.useMemo(() => listColumns(t, ask), [t, ask]);
  const model = useDataTable({
    columns,
    rows: last?.accounts ?? [],
    pageSize,
    fetched: { page: list.page, total: last?.total ?? 0, onPage: list.goToPage },
    rowKey: ({ uid }) => uid
  });
  const fault = answer.status === 'failed' ? answer.fault : null;
  const isElsewhere = fault?.code === 'accounts_elsewhere';
  return (
    <>
      <AccountToolbar list={list} canAdd={!isElsewhere} onAdd={() => changeDraft(() => EMPTY_DRAFT)} />
      {changes.refusal !== null && (
        <Notice
          kind="error"
          title={t('refusedTitle')}
          onDismiss={changes.dismiss}
          css={{ marginBottom: space(3) }}
        >
          {changes.refusal}
        </Notice>
      )}
      {fault && (
        <Notice
          kind={isElsewhere ? 'info' : 'error'}
          title={t('listFailed')}
          onRetry={isElsewhere ? undefined : answer.retry}
        >
          {faultText(fault, locale, t)}
        </Notice>
      )}
      {!last && !fault && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />
      )}
      {last?.total === 0 && <Notice plain>{t('nothingFound')}</Notice>}
      {last && last.total > 0 && (
        <TableCard busy={answer.busy}>
          <DataTable
            model={model}
            caption={t('accounts')}
            stackBelow={PHONE_WIDTH_PX}
            actions={(account) => <RowMenu account={account} ask={ask} onTrail={onTrail} />}
          />
        </TableCard>
      )}
      {draft && (
        <AddDialog
          draft={draft}
          onChange={(next) => changeDraft(() => next)}
          serverUrl={serverUrl}
          locale={locale}
          onClose={() => changeDraft(() => null)}
          onAdded={({ account, password }) => {
            changeDraft(() => null);
            showToast('success', t('doneAdd', { email: account.email }));
            if (password !== null) changes.showPassword(account.email, password);
            answer.retry();
          }}
        />
      )}
      {changes.dialogs}
    </>
  );
}
