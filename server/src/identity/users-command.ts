import { parseArgs } from 'node:util';
import type { Settings } from '../common/settings';
import type { Store } from '../store/store';
import { COMMAND_LINE } from './account-trail';
import { listAccounts } from './list-accounts';
import {
  AccountsError,
  addAccount,
  changeAccount,
  generatePassword,
  resetPassword,
  resetSecondFactor,
  revokeAllAccounts,
  findUid
} from './manage-accounts';
import { ACCOUNT_ROLES } from '../common/roles';
import type { AccountRole } from '../common/roles';

const ROLES: readonly string[] = ACCOUNT_ROLES;

export const USERS_USAGE = `npm run users -- list
npm run users -- add <e-mail> <role> [--ask]
npm run users -- role <e-mail> <role>
npm run users -- disable <e-mail>
npm run users -- enable <e-mail>
npm run users -- reset <e-mail> [--ask]
npm run users -- remove-second-factor <e-mail>
npm run users -- end-all-sessions

Roles: ${ROLES.join(', ')}. A password is generated and printed once; --ask prompts for one instead.
Stop the server that uses the data folder first; with DATABASE_URL it may run.`;

/** Dependencies of the command. */
export interface UsersCommandContext {
  readonly settings: Pick<Settings, 'firebase' | 'investorEmails'>;
  /** Called only after the command line is parsed. */
  openStore(): Promise<Store>;
  say(line: string): void;
  /** Reads a password from the terminal without echo. */
  askPassword(): Promise<string>;
}

const isRole = (text: string | undefined): text is AccountRole => text !== undefined && ROLES.includes(text);

type UsersAction = (store: Store) => Promise<void>;

/** Sets an account's password and prints a generated one once. */
async function withPassword(
  { settings, say, askPassword }: UsersCommandContext,
  ask: boolean,
  set: (password: string) => Promise<void>
): Promise<void> {
  if (settings.firebase)
    throw new AccountsError('Firebase stores the passwords of this server: add and reset accounts there.');
  const password = ask ? await askPassword() : generatePassword();
  await set(password);
  if (!ask) say(`Password, shown only once: ${password}`);
}

async function printAccounts(store: Store, { settings, say }: UsersCommandContext): Promise<void> {
  const { accounts } = await listAccounts(store, settings.investorEmails);
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  const uidWidth = Math.max(0, ...accounts.map(({ uid }) => uid.length));
  for (const { uid, email, role, isListedInvestor, hasSecondFactor, disabled } of accounts) {
    const listed =
      isListedInvestor && role !== 'investor' ? `investor (by SITE_INVESTOR_EMAILS; else ${role})` : role;
    say(
      `${email.padEnd(width)}  ${uid.padEnd(uidWidth)}  ${listed}${hasSecondFactor ? '  second factor' : ''}${disabled ? '  disabled' : ''}`
    );
  }
}

function parseAction(args: readonly string[], ask: boolean, world: UsersCommandContext): UsersAction | null {
  const [command, email, role, ...more] = args;
  const { say, settings } = world;
  const createAccountWork = (store: Store) => ({
    store,
    by: COMMAND_LINE,
    investorEmails: settings.investorEmails
  });
  if (command === 'list' && args.length === 1) return (store) => printAccounts(store, world);
  if (command === 'end-all-sessions' && args.length === 1)
    return async (store) => {
      const count = await revokeAllAccounts(createAccountWork(store));
      say(
        `Every session of ${count} accounts has ended. Restart the servers: the next start makes a new key.`
      );
    };
  if (!email || more.length > 0) return null;
  if ((command === 'add' || command === 'role') && isRole(role))
    return async (store) => {
      if (command === 'role')
        await changeAccount(createAccountWork(store), await findUid(store, email), { role });
      else
        await withPassword(world, ask, async (password) => {
          await addAccount(createAccountWork(store), { email, role }, password);
        });
      say(`${email} has the role ${role}.`);
    };
  if (role !== undefined) return null;
  if (command === 'disable' || command === 'enable')
    return async (store) => {
      await changeAccount(createAccountWork(store), await findUid(store, email), {
        disabled: command === 'disable'
      });
      say(`${email} is ${command}d.`);
    };
  if (command === 'reset')
    return async (store) => {
      await withPassword(world, ask, async (password) =>
        resetPassword(createAccountWork(store), await findUid(store, email), password)
      );
      say(`${email} has a new password; every session has ended.`);
    };
  if (command === 'remove-second-factor')
    return async (store) => {
      await resetSecondFactor(createAccountWork(store), await findUid(store, email));
      say(`${email} signs in with its password only; every session has ended.`);
    };
  return null;
}

function parseOptions(argv: readonly string[]): { args: string[]; ask: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ask: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } }
    });
    return { args: values.help ? [] : positionals, ask: values.ask };
  } catch (error) {
    throw new AccountsError(`${(error as Error).message}\n\n${USERS_USAGE}`);
  }
}

/** Runs `npm run users -- …`. @throws AccountsError with a message or the usage. */
export async function runUsersCommand(argv: readonly string[], world: UsersCommandContext): Promise<void> {
  const { args, ask } = parseOptions(argv);
  if (args.length === 0) return world.say(USERS_USAGE);
  const action = parseAction(args, ask, world);
  if (!action) throw new AccountsError(USERS_USAGE);
  const store = await world.openStore();
  try {
    await action(store);
  } finally {
    await store.close();
  }
}
