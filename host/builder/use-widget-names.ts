import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadTranslations } from '../jimu/jimu-core/lib/i18n/translations';
import type { Messages } from '../jimu/jimu-core/lib/i18n/translations';
import type { AppConfig, WidgetJson } from '../jimu/jimu-core/lib/types/app-config';
import type { WidgetManifest } from '../jimu/jimu-core/lib/types/manifest';
import { getWidgetLabel, loadManifest } from '../jimu/jimu-core/lib/widget-loader';

interface WidgetTexts {
  readonly manifest: WidgetManifest;
  readonly messages: Messages;
}

async function loadTexts(uri: string, locale: string): Promise<readonly [string, WidgetTexts]> {
  const [manifest, messages] = await Promise.all([
    loadManifest(uri),
    loadTranslations(`${uri}src/runtime/translations/`, locale)
  ]);
  return [uri, { manifest, messages }];
}

/**
 * Returns a function that names a widget as its page does: by its author's label, else by its own name in the
 * builder's language.
 */
export function useWidgetNames(config: AppConfig | undefined): (widget: WidgetJson) => string {
  const { locale } = useIntl();
  const [texts, setTexts] = useState<Readonly<Record<string, WidgetTexts>>>({});
  const uris = JSON.stringify(
    [...new Set(Object.values(config?.widgets ?? {}).map(({ uri }) => uri))].sort()
  );
  useEffect(() => {
    let wanted = true;
    const loading = (JSON.parse(uris) as string[]).map((uri) => loadTexts(uri, locale));
    void Promise.allSettled(loading).then((results) => {
      if (!wanted) return;
      // A widget that is not installed keeps the label of the configuration.
      const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      setTexts(Object.fromEntries(loaded));
    });
    return () => {
      wanted = false;
    };
  }, [uris, locale]);
  return useCallback(
    (widget) => {
      const known = texts[widget.uri];
      return known
        ? getWidgetLabel(widget, known.manifest, known.messages, locale)
        : (widget.label ?? widget.id);
    },
    [texts, locale]
  );
}
