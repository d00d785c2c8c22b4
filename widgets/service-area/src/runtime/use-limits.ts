import { React } from 'jimu-core';
import type { Parameters } from 'widgets/shared-code/site-core';
import { DEFAULT_PARAMETERS, fetchParameters } from 'widgets/shared-code/site-core';

/** The limits in force: the server's parameters, and the specification's values until they are known. */
export function useLimits(serverUrl: string): Parameters {
  const [parameters, setParameters] = React.useState<Parameters>(DEFAULT_PARAMETERS);
  React.useEffect(() => {
    const leaving = new AbortController();
    fetchParameters(serverUrl, leaving.signal)
      .then((set) => setParameters(set.parameters))
      // The server checks every value again, so the specification's limits will do here.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [serverUrl]);
  return parameters;
}
