import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findState, toNameKey } from '@site/domain';
import { isWidgetMap, WIDGET_MAP_NAMES } from '@site/layers';
import { EMBED_PARAMETER } from '../common/embed-keys';
import type { Settings } from '../common/settings';
import type { Store } from '../store/store';

/** A command line that cannot be run; the message is for people. */
export class EmbedsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbedsError';
  }
}

/** Its rows name no state, so a key for states cannot be restricted there. */
const WHOLE_COUNTRY = 'protectedAreas';
const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;
const MOST_AREAS = 1_000_000;
const DEFAULT_AREAS = '200';

export const EMBEDS_USAGE = `npm run embeds -- list
npm run embeds -- add <partner> --origin <https://partner.example> --map <map> [--state <state>] [--areas <number>]
npm run embeds -- disable <key>
npm run embeds -- enable <key>

--origin, --map and --state may be given several times. Maps: ${WIDGET_MAP_NAMES.join(', ')}.
--state: limits service areas and clusters to these states; without it, the whole country.
--areas: service areas in 24 hours for all visitors of the partner together (default ${DEFAULT_AREAS}).
Stop the server that uses the data folder first; with DATABASE_URL it may run.`;

/** Dependencies of the command. */
export interface EmbedsContext {
  readonly settings: Pick<Settings, 'publicUrl'>;
  /** Opened only after the command line has been understood. */
  openStore(): Promise<Store>;
  say(line: string): void;
}

type StoreAction = (store: Store) => Promise<void>;

interface NewEmbedKey {
  readonly name: string;
  readonly origins: readonly string[];
  readonly maps: readonly string[];
  readonly states: readonly string[];
  readonly areas: number;
}

/**
 * Returns the names of states as the database writes them.
 * @throws EmbedsError for an unknown state.
 */
async function resolveStates(store: Store, named: readonly string[]): Promise<string[]> {
  const rows = await store.query<{ state: string }>('SELECT DISTINCT state FROM lga ORDER BY state');
  return named.map((name) => {
    const found = rows.find(({ state }) => state === findState(name) || toNameKey(state) === toNameKey(name));
    if (found) return found.state;
    throw new EmbedsError(
      `There is no state '${name}'. States: ${rows.map(({ state }) => state).join(', ')}.`
    );
  });
}

async function addKey(store: Store, given: NewEmbedKey, { say, settings }: EmbedsContext): Promise<void> {
  const states = await resolveStates(store, given.states);
  const key = `emb_${randomBytes(15).toString('base64url')}`;
  await store.query(
    `INSERT INTO embed_key (key, name, origins, maps, states, areas_per_day)
     VALUES ($1, $2, $3::text[], $4::text[], $5::text[], $6)`,
    [key, given.name, given.origins, given.maps, states, given.areas]
  );
  say(`${given.name} has the key ${key}.`);
  const server = settings.publicUrl ?? 'http://localhost:4300';
  for (const map of given.maps)
    say(`${map}: ${server}/map/widgets/${map}?embedded=true&${EMBED_PARAMETER}=${key}`);
}

interface EmbedKeyRow extends Omit<NewEmbedKey, 'areas'> {
  readonly key: string;
  readonly areasPerDay: number;
  readonly isDisabled: boolean;
}

async function listKeys(store: Store, { say }: EmbedsContext): Promise<void> {
  const rows = await store.query<EmbedKeyRow>(
    `SELECT key, name, origins, maps, states, areas_per_day AS "areasPerDay", disabled_at IS NOT NULL AS "isDisabled"
       FROM embed_key ORDER BY name, created_at`
  );
  for (const { key, name, origins, maps, states, areasPerDay, isDisabled } of rows) {
    const where = states.length === 0 ? 'whole country' : states.join(', ');
    const parts = [key, name, origins.join(' '), maps.join(' '), where, `${areasPerDay} areas a day`];
    say([...parts, ...(isDisabled ? ['disabled'] : [])].join('  '));
  }
}

async function setKeyDisabled(store: Store, key: string, disabled: boolean): Promise<void> {
  const changed = await store.query(
    `UPDATE embed_key SET disabled_at = CASE WHEN $2 THEN now() END WHERE key = $1 RETURNING key`,
    [key, disabled]
  );
  if (changed.length === 0) throw new EmbedsError(`There is no key '${key}'.`);
}

/**
 * Reads the values of a new key.
 * @throws EmbedsError that explains what to write instead.
 */
function readNewKey(name: string, values: ReturnType<typeof parseArguments>['values']): NewEmbedKey {
  const { origin = [], map = [], state = [], areas = DEFAULT_AREAS } = values;
  const origins = origin.map((one) => one.replace(/\/$/, ''));
  const wrong = origins.find((one) => !ORIGIN.test(one));
  if (wrong !== undefined)
    throw new EmbedsError(
      `'${wrong}' is not an origin: write it as https://partner.example, without a path.`
    );
  const unknown = map.find((one) => !isWidgetMap(one));
  if (unknown !== undefined)
    throw new EmbedsError(`There is no map '${unknown}'. Maps: ${WIDGET_MAP_NAMES.join(', ')}.`);
  if (origins.length === 0 || map.length === 0)
    throw new EmbedsError(`A key needs an origin and a map.\n\n${EMBEDS_USAGE}`);
  if (state.length > 0 && map.includes(WHOLE_COUNTRY))
    throw new EmbedsError(
      'Protected areas have no state: add a separate key for their map, without --state.'
    );
  if (!/^\d+$/.test(areas) || Number(areas) > MOST_AREAS)
    throw new EmbedsError(`--areas must be digits only, from 0 to ${MOST_AREAS}.`);
  return { name, origins, maps: [...new Set(map)], states: state, areas: Number(areas) };
}

const several = { type: 'string', multiple: true } as const;

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        origin: several,
        map: several,
        state: several,
        areas: { type: 'string' },
        help: { type: 'boolean' }
      }
    });
  } catch (error) {
    throw new EmbedsError(`${(error as Error).message}\n\n${EMBEDS_USAGE}`);
  }
}

function findAction(
  { values, positionals }: ReturnType<typeof parseArguments>,
  world: EmbedsContext
): StoreAction | null {
  const [command, subject, ...more] = positionals;
  if (command === 'list' && subject === undefined) return (store) => listKeys(store, world);
  if (!subject || more.length > 0) return null;
  if (command === 'add') {
    const given = readNewKey(subject, values);
    return (store) => addKey(store, given, world);
  }
  if (command !== 'disable' && command !== 'enable') return null;
  return async (store) => {
    await setKeyDisabled(store, subject, command === 'disable');
    world.say(`${subject} is ${command}d.`);
  };
}

/** Runs `npm run embeds -- …`. @throws EmbedsError with a line (or the usage) for people. */
export async function runEmbedsCommand(argv: readonly string[], world: EmbedsContext): Promise<void> {
  const parsed = parseArguments(argv);
  if (parsed.values.help || argv.length === 0) return world.say(EMBEDS_USAGE);
  const action = findAction(parsed, world);
  if (!action) throw new EmbedsError(EMBEDS_USAGE);
  const store = await world.openStore();
  try {
    await action(store);
  } finally {
    await store.close();
  }
}
