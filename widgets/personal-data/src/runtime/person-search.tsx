import { Button, Loading, LoadingType, TextInput } from 'jimu-ui';
import {
  LabelledField,
  Notice,
  SiteIcon,
  useRequest,
  useThemeStyles,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { MAX_FILTER_TEXT_LENGTH } from 'widgets/shared-code/site-domain';
import { fetchPerson } from 'widgets/shared-code/site-api';
import { FoundData } from './found-data';
import type { PageProps } from './page-props';
import { useTexts } from './use-texts';
import { faultText } from './words';

/** Text of the search field. */
const TYPED: StatePiece<string> = { key: 'typed', initial: '' };
/** The search whose result is shown; null before the first one. */
const ASKED: StatePiece<string | null> = { key: 'asked', initial: null };

/** Searches a person by e-mail address or telephone number, and shows the data stored about them. */
export function PersonSearch({ widgetId, serverUrl, locale }: PageProps & { readonly widgetId: string }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [typed, changeTyped] = useWidgetState(widgetId, TYPED);
  const [asked, changeAsked] = useWidgetState(widgetId, ASKED);
  const answer = useRequest(asked === null ? null : [asked, serverUrl], ([q, server], { signal }) =>
    fetchPerson(q, { serverUrl: server, signal })
  );
  const fault = answer.status === 'failed' ? answer.fault : null;
  const isMistyped = fault?.code === 'invalid_input';
  const handleSearch = () => {
    const q = typed.trim();
    if (q === asked) answer.retry();
    else changeAsked(() => q);
  };
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <form
        role="search"
        noValidate
        css={{ maxWidth: space(140) }}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') handleSearch();
        }}
      >
        <LabelledField
          label={t('search')}
          help={t('searchHelp')}
          error={isMistyped ? faultText(fault, t) : null}
        >
          {(control) => (
            <div css={{ display: 'flex', gap: space(2) }}>
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                value={typed}
                maxLength={MAX_FILTER_TEXT_LENGTH}
                prefix={<SiteIcon name="search" />}
                onChange={(event) => changeTyped(() => event.target.value)}
                css={{ flex: 1, minWidth: 0 }}
              />
              <Button type="primary" htmlType="submit" disabled={typed.trim() === ''}>
                {t('find')}
              </Button>
            </div>
          )}
        </LabelledField>
      </form>
      {answer.busy && <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(60) }} />}
      {fault && !isMistyped && (
        <Notice
          kind="error"
          title={t('findFailed')}
          onRetry={answer.status === 'failed' && answer.fault.kind === 'refused' ? undefined : answer.retry}
        >
          {faultText(fault, t)}
        </Notice>
      )}
      {asked !== null && answer.status === 'ready' && (
        <FoundData
          key={asked}
          asked={asked}
          found={answer.answer}
          serverUrl={serverUrl}
          locale={locale}
          onErased={answer.retry}
        />
      )}
    </div>
  );
}
