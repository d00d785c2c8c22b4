import { openIdentity, signIn, toApiClientError } from '@site/services/src/base';
import { React } from 'jimu-core';
import type { Fault } from '../notices/fault';
import { useTask } from '../requests/use-task';

export interface SignInAttempt {
  readonly busy: boolean;
  /** Fault of the last attempt, or null; an account that needs a code is none. */
  readonly fault: Fault | null;
  /** Whether the account has a second factor, whose code the form then asks for. */
  readonly needsCode: boolean;
  readonly code: string;
  setCode(code: string): void;
  signIn(email: string, password: string): void;
}

/** State of a form that signs in: the password first, then the code of an account with a second factor. */
export function useSignIn(serverUrl: string, onSignedIn: () => void): SignInAttempt {
  const [needsCode, setNeedsCode] = React.useState(false);
  const [code, setCode] = React.useState('');
  const { busy, fault, run } = useTask();
  return {
    busy,
    fault,
    needsCode,
    code,
    setCode,
    signIn: (email, password) =>
      void run(async () => {
        try {
          await signIn(
            await openIdentity(serverUrl),
            { email, password, code: needsCode ? code : undefined },
            serverUrl
          );
        } catch (error) {
          if (toApiClientError(error).code !== 'second_factor_required') throw error;
          setNeedsCode(true);
          return;
        }
        onSignedIn();
      })
  };
}
