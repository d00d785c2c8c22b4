import { message } from '@site/domain';
import { Button } from 'jimu-ui';
import { useLook } from './styles';
import { useLocale } from './use-ui-texts';

interface ClearRadiusProps {
  /** The tool whose buffer it is: several may have one on the same map. */
  readonly tool: string;
  onClear(): void;
}

/** 'Clear Radius' over the map, shown while a tool has a buffer there. */
export function ClearRadius({ tool, onClear }: ClearRadiusProps) {
  const { sys } = useLook();
  return (
    <Button
      title={tool}
      onClick={onClear}
      css={{
        pointerEvents: 'auto',
        background: sys.color.surface.paper,
        boxShadow: sys.shadow.shadow2
      }}
    >
      {message('biochar.clearRadius', useLocale())}
    </Button>
  );
}
