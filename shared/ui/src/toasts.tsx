import { toast, Toaster } from 'sonner';
import { useLook } from './styles';
import { useUiTexts } from './use-ui-texts';

/** Says briefly at the bottom of the page that something was done or failed; {@link Toasts} shows it. */
export const showToast = (kind: 'success' | 'error', text: string): void => void toast[kind](text);

/** Takes away what an earlier try has said. */
export const clearToasts = (): void => void toast.dismiss();

/** Where toasts show: once in each widget that has some. They are read out, and stay while the pointer is on them. */
export function Toasts() {
  const { sys, ref, type } = useLook();
  const t = useUiTexts();
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={t('notifications')}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: t('dismiss'),
        style: {
          ...type.body,
          fontFamily: ref.typeface.plain,
          background: sys.color.surface.overlay,
          color: sys.color.surface.overlayText,
          borderColor: sys.color.divider.primary
        }
      }}
    />
  );
}
