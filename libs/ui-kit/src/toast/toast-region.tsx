import { X } from 'lucide-react';
import { Button, Text, UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastRegion } from 'react-aria-components/Toast';
import { ToneIcon } from '../alert/tone-icon.tsx';
import { buttonClassNames } from '../button/button-class-names.ts';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tokens/themes.ts';
import type { ToastQueue, ToastType } from './toast-queue.ts';
import styles from './toast-region.module.css';

const tones: Readonly<Record<ToastType, Tone>> = { success: 'positive', info: 'info', warning: 'caution', error: 'negative' };

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Accessible name of the landmark, reachable with F6. */
  label: string;
  closeLabel: string;
}

/** Shows toasts at the top right above modals. Hover and focus pause their timers. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  return (
    <UNSTABLE_ToastRegion queue={queue.aria} aria-label={label} className={styles.region ?? ''}>
      {({ toast }) => (
        <UNSTABLE_Toast toast={toast} className={styles.toast ?? ''}>
          <ToneIcon tone={tones[toast.content.type]} className={classNames(styles.icon, styles[toast.content.type])} />
          <UNSTABLE_ToastContent className={styles.content}>
            <Text slot="title" className={styles.title ?? ''}>
              {toast.content.title}
            </Text>
            {toast.content.message ? (
              <Text slot="description" className={styles.message ?? ''}>
                {toast.content.message}
              </Text>
            ) : null}
            {toast.content.action ? <Action {...toast.content.action} onClose={() => queue.close(toast.key)} /> : null}
          </UNSTABLE_ToastContent>
          <Button
            slot="close"
            aria-label={closeLabel}
            className={buttonClassNames({ variant: 'ghost', size: 'xs' }, buttonStyles.iconOnly)}
          >
            <X aria-hidden />
          </Button>
        </UNSTABLE_Toast>
      )}
    </UNSTABLE_ToastRegion>
  );
}

interface ActionProps {
  label: string;
  onPress: () => void;
  onClose: () => void;
}

function Action({ label, onPress, onClose }: ActionProps) {
  const handlePress = (): void => {
    onClose();
    onPress();
  };
  return (
    <Button className={buttonClassNames({ size: 'sm' }, styles.action)} onPress={handlePress}>
      {label}
    </Button>
  );
}
