import { Button } from 'jimu-ui';
import { useTexts } from '../use-texts';

/** Button back to an earlier step. */
export function BackButton({ onBack }: { onBack(): void }) {
  const t = useTexts();
  return (
    <Button onClick={onBack} css={{ marginInlineEnd: 'auto' }}>
      {t('back')}
    </Button>
  );
}
