import { WidgetPlaceholder } from 'jimu-ui';
import { useUiTexts } from '../../base/use-ui-texts';

export interface NotConfiguredProps {
  readonly id: string;
  /** As the framework gives it: the source of an SVG, an address, or an icon chosen in the builder. */
  readonly icon: string | { readonly svg: string };
  /** What the widget is called. */
  readonly name: string;
  readonly lacks: 'map' | 'tool';
}

/** Placeholder of a widget that is not configured: shows what is missing and who can configure it. */
export function NotConfigured({ id, icon, name, lacks }: NotConfiguredProps) {
  const t = useUiTexts();
  return (
    <WidgetPlaceholder
      widgetId={id}
      icon={typeof icon === 'string' ? icon : icon.svg}
      name={name}
      message={`${t(lacks === 'map' ? 'lacksMap' : 'lacksTool')} ${t('editorChooses')}`}
    />
  );
}
