import { Button, Loading, LoadingType, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  Chip,
  formatNumber,
  Notice,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import { endOtherSessions, endOwnSession, fetchOwnSessions } from 'widgets/shared-code/site-api';
import { formatMoment } from 'widgets/shared-code/site-domain';
import type { AccountSession } from 'widgets/shared-code/site-domain';
import { useTexts } from './use-texts';

interface SessionRowProps {
  readonly session: AccountSession;
  readonly busy: boolean;
  onEnd(): void;
}

/** A session with its device and when it began; the current one is ended by signing out. */
function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts();
  const { rule, space, type, weight } = useThemeStyles();
  const device = session.device ?? t('otherProgram');
  const since = formatMoment(Date.parse(session.signedInAt)) ?? formatNumber(null);
  return (
    <li
      css={{
        minHeight: 44,
        padding: space(2, 0),
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(3),
        borderTop: rule
      }}
    >
      <span css={{ display: 'grid', minWidth: 0 }}>
        <span css={{ fontWeight: weight.strong }}>{device}</span>
        <span css={type.hint}>{t('signedInAt', { moment: since })}</span>
      </span>
      {session.isCurrent ? (
        <Chip>{t('thisDevice')}</Chip>
      ) : (
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('endSession', { device, moment: since })}
          onClick={onEnd}
          css={{ flex: 'none' }}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

interface SessionsDialogProps {
  readonly serverUrl: string;
  onClose(): void;
}

/** The open sessions of the user's own account, with buttons to end them. */
export function SessionsDialog({ serverUrl, onClose }: SessionsDialogProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const sessions = useRequest([serverUrl], ([server], { signal }) =>
    fetchOwnSessions({ serverUrl: server, signal })
  );
  const ending = useTask();
  const busy = ending.busy || sessions.busy;
  // The list is read again after a refusal, too: the session may have ended meanwhile.
  const endAndReload = (end: () => Promise<void>) =>
    void ending.run(async () => {
      try {
        await end();
      } finally {
        sessions.retry();
      }
    });
  const fault: Fault | null = ending.fault ?? (sessions.status === 'failed' ? sessions.fault : null);
  const list = sessions.last ?? [];
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('sessions')}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('sessionsText')}</p>
        {sessions.last === null && sessions.busy && (
          <Loading type={LoadingType.Skeleton} text={t('sessionsLoading')} css={{ height: space(24) }} />
        )}
        {fault && (
          <Notice kind="error" onRetry={sessions.status === 'failed' ? sessions.retry : undefined}>
            {fault.code === 'network' ? fault.message : t('sessionsFailed')}
          </Notice>
        )}
        <ul css={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={t('sessions')}>
          {list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => endAndReload(() => endOwnSession(session.id, { serverUrl }))}
            />
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        {list.some(({ isCurrent }) => !isCurrent) && (
          <Button disabled={busy} onClick={() => endAndReload(() => endOtherSessions({ serverUrl }))}>
            {t('endOthers')}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
