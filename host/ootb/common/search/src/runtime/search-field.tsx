import '@arcgis/map-components/components/arcgis-search';
import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { useEffect, useRef } from 'react';
import type { OnMap } from '../../../../map-widget';
import type { Config } from '../config';
import { FieldShape } from './field-shape';
import { useSources } from './use-sources';
import defaultMessages from './translations/default';

interface SearchFieldProps extends Pick<OnMap, 'map' | 'view'> {
  readonly config: Config;
  readonly takesFocus?: boolean;
}

/** The SDK's search over the sources of the configuration and no others. */
export default function SearchField({ map, view, config, takesFocus = false }: SearchFieldProps) {
  const { sys } = useTheme();
  const t = hooks.useTranslation(defaultMessages);
  const hint = config.hint || t('searchHint');
  const found = useSources(config.datasourceConfig, view, config.resultMaxNumber);
  const element = useRef<HTMLElementTagNameMap['arcgis-search'] | null>(null);
  useEffect(() => {
    const search = element.current;
    if (takesFocus && found) void search?.componentOnReady().then(() => search.setFocus());
  }, [takesFocus, found]);
  if (!found) return <FieldShape hint={hint} />;
  return (
    <>
      <arcgis-search
        ref={element}
        referenceElement={map}
        sources={found.sources as never}
        includeDefaultSourcesDisabled
        locationDisabled
        allPlaceholder={hint}
        label={hint}
        css={{
          width: '100%',
          '--calcite-color-border-input': sys.color.divider.primary,
          '--calcite-button-corner-radius': '8px 0 0 8px',
          '--calcite-autocomplete-input-corner-radius': '0 8px 8px 0',
          '--calcite-input-corner-radius': '0 8px 8px 0'
        }}
      />
      {found.missing.length > 0 && (
        <span className="sr-only" role="status">
          {t('missing', { sources: found.missing.join(', ') })}
        </span>
      )}
    </>
  );
}
