import '@arcgis/map-components/components/arcgis-search';
import { hooks } from 'jimu-core';
import { useEffect, useRef } from 'react';
import type { OnMap } from '../../../../map-widget';
import type { Config } from '../config';
import { FieldShape } from './field-shape';
import { useSources } from './use-sources';
import defaultMessages from './translations/default';

interface SearchFieldProps extends Pick<OnMap, 'map' | 'view'> {
  readonly config: Config;
  readonly autoFocus?: boolean;
}

/** The SDK's search over the sources of the configuration and no others. */
export default function SearchField({ map, view, config, autoFocus = false }: SearchFieldProps) {
  const t = hooks.useTranslation(defaultMessages);
  const hint = config.hint || t('hint');
  const found = useSources(config.datasourceConfig, view.view.map, config.resultMaxNumber);
  const element = useRef<HTMLElementTagNameMap['arcgis-search'] | null>(null);
  useEffect(() => {
    if (autoFocus && found) void element.current?.setFocus();
  }, [autoFocus, found]);
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
        css={{ width: '100%' }}
      />
      {found.missing.length > 0 && (
        <span className="sr-only" role="status">
          {t('missing', { sources: found.missing.join(', ') })}
        </span>
      )}
    </>
  );
}
