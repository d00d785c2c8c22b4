import { memo, useMemo } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { IMState } from '../../jimu/jimu-core/lib/types/state';
import type {
  WidgetPlacement,
  WidgetRendererProps
} from '../../jimu/jimu-layouts/lib/widget-renderer-context';
import { getBaseMessages, ignoreMissingText } from '../base-messages';
import { ErrorBox } from './error-box';
import { useLoadedWidget } from './use-loaded-widget';
import type { LoadedWidget } from './use-loaded-widget';
import { useWidgetProps } from './use-widget-props';
import { WidgetBoundary } from './widget-boundary';

function Running({ widget, placing }: { readonly widget: LoadedWidget; readonly placing: WidgetPlacement }) {
  const { locale } = useIntl();
  const { messages } = widget.pack;
  const intl = useMemo(
    () =>
      createIntl({
        locale,
        messages: { ...messages, ...getBaseMessages(locale) },
        onError: ignoreMissingText
      }),
    [locale, messages]
  );
  const props = useWidgetProps(widget, placing, intl);
  const { Component } = widget.pack;
  return (
    <RawIntlProvider value={intl}>
      <Component {...props} />
    </RawIntlProvider>
  );
}

/**
 * Loads and renders one of the app's widgets, or an error box with the reason. A layout or a controller that
 * renders again leaves its widgets as they are: each follows the store itself.
 */
export const WidgetRenderer = memo(function WidgetRenderer({ widgetId, ...placing }: WidgetRendererProps) {
  const loading = useLoadedWidget(widgetId);
  const label = useSelector((state: IMState) => state.appConfig.widgets[widgetId]?.label) ?? widgetId;
  return (
    <div
      className="widget-renderer"
      data-widgetid={widgetId}
      css={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: placing.autoHeight ? undefined : '100%',
        minHeight: 0,
        '& > *': { minHeight: 0, ...(!placing.autoHeight && { flex: '1 1 auto' }) }
      }}
    >
      {loading.status === 'failed' && (
        <ErrorBox label={label} error={loading.error} onRetry={loading.retry} />
      )}
      {loading.status === 'ready' && (
        <WidgetBoundary label={label}>
          <Running widget={loading.widget} placing={placing} />
        </WidgetBoundary>
      )}
    </div>
  );
});
