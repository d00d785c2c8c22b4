import { Button } from 'jimu-ui';
import { formatQuantity, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';
import type { WalkControl } from './use-walk';

/** Capture with the position of a phone: start, pause, undo and finish, with the accuracy of the receiver. */
export function WalkOutline({ control, onFinish }: { readonly control: WalkControl; onFinish(): void }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { walk, isOn, isFound, signal, accuracy, start, pause, undo, discard } = control;
  const count = walk.corners.length;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <span css={type.hint}>{t('walkHint')}</span>
      {isFound && !isOn && <Notice>{t('walkFound', { count })}</Notice>}
      {isOn && signal === 'unavailable' && <Notice kind="error">{t('walkUnavailable')}</Notice>}
      {isOn && signal === 'refused' && <Notice kind="error">{t('walkRefused')}</Notice>}
      {isOn && signal === 'lost' && <Notice kind="warning">{t('walkLost')}</Notice>}
      {(isOn || count > 0) && (
        <div role="status" css={{ display: 'grid' }}>
          <span>
            {t('walkCorners', { count })}
            {isOn &&
              signal === 'good' &&
              accuracy !== null &&
              ` · ${t('walkAccuracy', { accuracy: formatQuantity(accuracy, 'm', 0) })}`}
            {isOn && signal === 'waiting' && ` · ${t('walkWaiting')}`}
            {!isOn && count > 0 && ` · ${t('walkPaused')}`}
          </span>
          {walk.skipped > 0 && <span css={type.hint}>{t('walkSkipped', { count: walk.skipped })}</span>}
        </div>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {isOn ? (
          <Button onClick={pause}>{t('walkPause')}</Button>
        ) : (
          <Button type={count === 0 ? 'primary' : 'default'} onClick={start}>
            {t(count === 0 ? 'walkStart' : 'walkContinue')}
          </Button>
        )}
        {count > 0 && (
          <>
            <Button onClick={undo}>{t('undoCorner')}</Button>
            <Button
              type="primary"
              disabled={count < 3}
              onClick={() => {
                pause();
                onFinish();
              }}
            >
              {t('finish')}
            </Button>
            <Button onClick={discard}>{t('walkDiscard')}</Button>
          </>
        )}
      </div>
    </div>
  );
}
