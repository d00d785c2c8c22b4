import { formatMessage } from '@site/domain';
import { Button } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale } from '../base/use-ui-texts';

interface ClearRadiusProps {
  /** Name of the tool that drew the buffer: several tools may have one on the same map. */
  readonly tool: string;
  onClear(): void;
}

/** 'Clear Radius' over the map with the tool's name, shown while that tool has a buffer there. */
export function ClearRadius({ tool, onClear }: ClearRadiusProps) {
  const { card, type, space } = useThemeStyles();
  const locale = useLocale();
  return (
    <div
      css={{
        ...card,
        padding: space(1, 1, 1, 3),
        display: 'flex',
        alignItems: 'center',
        gap: space(3),
        pointerEvents: 'auto'
      }}
    >
      <span css={type.small}>{tool}</span>
      <Button title={tool} onClick={onClear}>
        {formatMessage('biochar.clearRadius', locale)}
      </Button>
    </div>
  );
}
