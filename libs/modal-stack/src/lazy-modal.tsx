import { ErrorState } from '@onepoint/ui-kit/error-state';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { createElement, use, useEffect, useState } from 'react';
import { MissingModalHostError } from './missing-modal-host-error.ts';
import type { ModalComponent, ModalControls } from './modal-entry.ts';
import { ModalLayout } from './modal-layout.tsx';
import { ModalTextsContext } from './modal-texts.ts';
import styles from './lazy-modal.module.css';

type Loaded<Props extends object, Result> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly component: ModalComponent<Props, Result> };

/** A modal's component that can be fetched before it is opened. */
export type LazyModal<Props extends object, Result> = ModalComponent<Props, Result> & {
  /** Fetches the code, for a pointer that rests on the opener. */
  readonly preload: () => Promise<void>;
};

/**
 * Makes a modal whose code is fetched when it opens. While it is fetched the frame shows a spinner; when that fails,
 * what happened and another try. A failed fetch is not remembered.
 *
 * @example const depositModal = lazyModal(async () => (await import('./deposit-modal.tsx')).DepositModal);
 */
export function lazyModal<Props extends object, Result = void>(
  load: () => Promise<ModalComponent<Props, Result>>,
): LazyModal<Props, Result> {
  let loaded: ModalComponent<Props, Result> | undefined;
  const fetchComponent = async () => {
    loaded ??= await load();
    return loaded;
  };

  function LazyModalBody(props: Props & ModalControls<Result>) {
    const [current, setCurrent] = useState<Loaded<Props, Result>>(() =>
      loaded ? { state: 'ready', component: loaded } : { state: 'loading' },
    );
    const loading = current.state === 'loading';

    useEffect(() => {
      if (!loading) return undefined;
      let mounted = true;
      const settle = (next: Loaded<Props, Result>) => {
        if (mounted) setCurrent(next);
      };
      fetchComponent().then(
        (component) => settle({ state: 'ready', component }),
        () => settle({ state: 'failed' }),
      );
      return () => {
        mounted = false;
      };
    }, [loading]);

    if (current.state === 'ready') return createElement(current.component, props);
    return <LazyModalWait failed={!loading} onRetry={() => setCurrent({ state: 'loading' })} onClose={() => props.close()} />;
  }

  return Object.assign(LazyModalBody, { preload: async () => void (await fetchComponent()) });
}

interface LazyModalWaitProps {
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function LazyModalWait({ failed, onRetry, onClose }: LazyModalWaitProps) {
  const texts = use(ModalTextsContext);
  if (!texts) throw new MissingModalHostError();
  return (
    <ModalLayout title={failed ? texts.loadFailedTitle : texts.loading} onClose={onClose}>
      {failed ? (
        <ErrorState title={texts.loadFailedMessage} headingLevel={3} onRetry={onRetry} retryLabel={texts.retry} />
      ) : (
        <div className={styles.wait}>
          <Spinner label={texts.loading} size="xl" />
        </div>
      )}
    </ModalLayout>
  );
}
