import '@arcgis/map-components/components/arcgis-search';
import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import type { MapViewProps } from '../../../../map-widget';
import { addShadowStyle } from '../../../../shadow-style';
import type { Config } from '../config';
import { FieldShape } from './field-shape';
import { NothingFound } from './nothing-found';
import { useNothingFound } from './use-nothing-found';
import { useBlurOnSelect } from './use-blur-on-select';
import { useSources } from './use-sources';
import defaultMessages from './translations/default';

/*
 * Hides the SDK's own notice for an Enter without results, which is shown below the field, as while typing.
 * Also hides its button: it is one pixel wide, so the focus would be invisible, and Enter does the same. Hides
 * the arrow before the field, which has no words: it narrows the search to one source, and the results are in
 * groups by source.
 */
const SHADOW_STYLE = `
  calcite-notice[kind="warning"], .dropdown { display: none }
  .submit-button { visibility: hidden }
`;

interface SearchFieldProps extends Pick<MapViewProps, 'map' | 'view'> {
  readonly config: Config;
  /** Placeholder of the empty field. */
  readonly hint: string;
  readonly takesFocus?: boolean;
}

/** The SDK's search with only the sources of the configuration. */
export default function SearchField({ map, view, config, hint, takesFocus = false }: SearchFieldProps) {
  const { sys } = useTheme();
  const t = hooks.useTranslation(defaultMessages);
  const found = useSources(config, view);
  const [search, setSearch] = useState<ArcgisSearch | null>(null);
  const nothing = useNothingFound(search);
  useBlurOnSelect(search);
  useEffect(() => {
    void search?.componentOnReady().then(() => {
      addShadowStyle(search, SHADOW_STYLE);
      if (takesFocus) void search.setFocus();
    });
  }, [search, takesFocus]);
  if (!found) return <FieldShape hint={hint} />;
  return (
    <div css={{ position: 'relative' }}>
      <arcgis-search
        ref={setSearch}
        referenceElement={map}
        sources={found.sources as never}
        includeDefaultSourcesDisabled
        locationDisabled
        allPlaceholder={hint}
        label={hint}
        css={{
          width: '100%',
          '--calcite-color-border-input': sys.color.divider.primary,
          '--calcite-autocomplete-input-corner-radius': sys.shape.shape1,
          '--calcite-input-corner-radius': sys.shape.shape1
        }}
      />
      <NothingFound nothing={nothing} />
      {found.missing.length > 0 && (
        <span className="sr-only" role="status">
          {t('missing', { sources: found.missing.join(', ') })}
        </span>
      )}
    </div>
  );
}
