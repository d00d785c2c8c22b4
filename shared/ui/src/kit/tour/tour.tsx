import { hooks, React } from 'jimu-core';
import { Global } from 'jimu-theme';
import { isDialogOpen } from '../dialogs/open-dialogs';
import { useThemeStyles } from '../theme/styles';
import type { TourStep, TourLabels } from './drive';

interface TourProps {
  readonly steps: readonly TourStep[];
  readonly words: TourLabels;
  onEnd(): void;
}

/** Between two looks at whether something else asks for attention, ms. */
const LOOK_EVERY = 400;

/** A tour of the page while it is mounted. It ends by itself when a dialog opens: it is never above one. */
export function Tour({ steps, words, onEnd }: TourProps) {
  const { sys, type, space, rule } = useThemeStyles();
  const ended = hooks.useEventCallback(onEnd);
  const [shown] = React.useState({ steps, words });
  React.useEffect(() => {
    let end = () => {};
    let gone = false;
    void import('./drive').then(({ startTour }) => {
      if (!gone) end = startTour(shown.steps, shown.words, ended);
    });
    const look = setInterval(() => isDialogOpen() && end(), LOOK_EVERY);
    return () => {
      gone = true;
      clearInterval(look);
      end();
    };
  }, [shown, ended]);
  const focus = { outline: `2px solid ${sys.color.primary.main}`, outlineOffset: 2 };
  return (
    <Global
      styles={{
        '.driver-popover.site-tour': {
          maxWidth: 340,
          padding: space(4),
          borderRadius: sys.shape.shape1,
          fontFamily: 'inherit',
          color: sys.color.surface.paperText,
          background: sys.color.surface.paper,
          '.driver-popover-title': { ...type.figure, font: undefined, paddingRight: space(8) },
          '.driver-popover-description': { ...type.body, marginTop: space(2) },
          '.driver-popover-progress-text': { ...type.small, color: sys.color.surface.paperHint },
          '.driver-popover-close-btn': { width: 44, height: 44, color: sys.color.surface.paperHint },
          '.driver-popover-close-btn:focus-visible': focus,
          '.driver-popover-footer-btn': {
            ...type.note,
            minHeight: 36,
            padding: space(0, 3),
            border: rule,
            borderRadius: sys.shape.shape1,
            textShadow: 'none',
            color: sys.color.surface.paperText,
            background: sys.color.surface.paper
          },
          '.driver-popover-next-btn': {
            color: sys.color.primary.text,
            background: sys.color.primary.main,
            borderColor: sys.color.primary.main
          },
          '.driver-popover-footer-btn:focus-visible': focus
        }
      }}
    />
  );
}
