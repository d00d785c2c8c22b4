import { Alert } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { Refusal } from './api';
import { useText } from './use-text';

/** Shows an error: the server's message and, for a config, the invalid paths. Renders nothing for `null`. */
export function Failure({ error }: { readonly error: unknown }) {
  const text = useText();
  const { sys } = useTheme();
  if (error === null) return null;
  const refusal = error instanceof Refusal ? error : null;
  const issues = refusal?.issues ?? [];
  const known = refusal?.status === 409 ? text('conflict') : text('failed');
  const lead = issues.length > 0 ? text('refused') : known;
  const reason = error instanceof TypeError ? text('unanswered') : String((error as Error).message ?? error);
  return (
    <Alert type="error" title={lead}>
      {issues.length === 0 && <p css={{ margin: 0 }}>{reason}</p>}
      {issues.length > 0 && (
        <ul css={{ margin: 0, paddingInlineStart: sys.spacing(4), overflowWrap: 'anywhere' }}>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code>: {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
