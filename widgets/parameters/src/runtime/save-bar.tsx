import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { PHONE_MEDIA_QUERY, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Editor } from './use-editor';
import { useTexts } from './use-texts';

interface SaveBarProps {
  readonly editor: Editor;
  readonly busy: boolean;
  onSave(): void;
  onDiscard(): void;
}

/**
 * Number of changes, with the buttons to save and discard; shown at the foot of the page while there are
 * changes.
 */
export function SaveBar({ editor, busy, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts();
  const { card, space, weight, sys } = useThemeStyles();
  const wrong = Object.keys(editor.problems).length;
  const bar = React.useRef<HTMLDivElement>(null);
  // The bar appears with the first typed character, and may cover the field being edited.
  React.useEffect(() => {
    const field = document.activeElement;
    const top = bar.current?.getBoundingClientRect().top ?? Infinity;
    if (field && field.getBoundingClientRect().bottom > top) field.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('unsaved')}
      css={{
        ...card,
        position: 'sticky',
        // Extends over the page's own padding, so that nothing is visible below it.
        bottom: space(-5),
        zIndex: 2,
        padding: space(3),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2, 3),
        [PHONE_MEDIA_QUERY]: { bottom: space(-3) }
      }}
    >
      <span
        role="status"
        css={{
          flex: 1,
          fontWeight: weight.strong,
          [PHONE_MEDIA_QUERY]: { flex: '1 1 100%' }
        }}
      >
        {t('editedCount', { count: editor.edited.length })}
        {wrong > 0 && (
          <span css={{ display: 'block', fontWeight: weight.regular, color: sys.color.error.main }}>
            {t('wrongCount', { count: wrong })}
          </span>
        )}
      </span>
      <Button disabled={busy} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button type="primary" disabled={busy || wrong > 0} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}
