import { hasModule, loadModule } from '../module-registry';

export type Messages = Readonly<Record<string, string>>;

interface MessagesModule {
  readonly default: Messages;
}

/** Loads a folder's texts: `default.ts`, overridden by `<locale>.js`. Empty when the folder has none. */
export async function loadTranslations(folder: string, locale: string): Promise<Messages> {
  const files = [`${folder}default.ts`, ...(locale === 'en' ? [] : [`${folder}${locale}.js`])].filter(
    hasModule
  );
  const loaded = await Promise.all(files.map((file) => loadModule<MessagesModule>(file)));
  return Object.assign({}, ...loaded.map((module) => module.default)) as Messages;
}
