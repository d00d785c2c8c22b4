/**
 * Every text that users read, by key. English texts that the specification quotes are literal; all other
 * texts and all French are this product's. French has a narrow no-break space before ! ? ; and
 * a no-break space before a colon and inside guillemets.
 */
import { admin } from './en/admin';
import { appConfig } from './en/app-config';
import { biochar } from './en/biochar';
import { boards } from './en/boards';
import { fields } from './en/fields';
import { forms } from './en/forms';
import { imports } from './en/imports';
import { maps } from './en/maps';
import { options } from './en/options';
import { parameters } from './en/parameters';
import { plots } from './en/plots';
import { polygons } from './en/polygons';
import { rawMaterial } from './en/raw-material';
import { screening } from './en/screening';
import { season } from './en/season';
import { serviceArea } from './en/service-area';
import { signIn } from './en/sign-in';
import { admin as adminFr } from './fr/admin';
import { appConfig as appConfigFr } from './fr/app-config';
import { biochar as biocharFr } from './fr/biochar';
import { boards as boardsFr } from './fr/boards';
import { fields as fieldsFr } from './fr/fields';
import { forms as formsFr } from './fr/forms';
import { imports as importsFr } from './fr/imports';
import { maps as mapsFr } from './fr/maps';
import { options as optionsFr } from './fr/options';
import { parameters as parametersFr } from './fr/parameters';
import { plots as plotsFr } from './fr/plots';
import { polygons as polygonsFr } from './fr/polygons';
import { rawMaterial as rawMaterialFr } from './fr/raw-material';
import { screening as screeningFr } from './fr/screening';
import { season as seasonFr } from './fr/season';
import { serviceArea as serviceAreaFr } from './fr/service-area';
import { signIn as signInFr } from './fr/sign-in';
import type { Locale } from '../locale';

const en = {
  ...signIn,
  ...season,
  ...serviceArea,
  ...rawMaterial,
  ...biochar,
  ...admin,
  ...forms,
  ...fields,
  ...options,
  ...polygons,
  ...plots,
  ...imports,
  ...screening,
  ...maps,
  ...boards,
  ...parameters,
  ...appConfig
} as const;

export type MessageKey = keyof typeof en;

const fr: Readonly<Record<MessageKey, string>> = {
  ...signInFr,
  ...seasonFr,
  ...serviceAreaFr,
  ...rawMaterialFr,
  ...biocharFr,
  ...adminFr,
  ...formsFr,
  ...fieldsFr,
  ...optionsFr,
  ...polygonsFr,
  ...plotsFr,
  ...importsFr,
  ...screeningFr,
  ...mapsFr,
  ...boardsFr,
  ...parametersFr,
  ...appConfigFr
};

export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { en, fr };

/** All keys, for the tests. @internal */
export const MESSAGE_KEYS = Object.keys(en) as MessageKey[];
