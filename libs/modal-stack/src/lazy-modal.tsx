import { codeLoader } from '@onepoint/navigation';
import { createElement, useEffect, useState } from 'react';
import { useModalHost } from './host/modal-host-context.ts';
import type { ModalComponent, ModalControls } from './modal-entry.ts';

type Loaded<Props extends object, Result> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly component: ModalComponent<Props, Result> };

/** A modal's component that can be fetched before it is opened. */
export type LazyModal<Props extends object, Result> = ModalComponent<Props, Result> & {
  /** Fetches the code, for a pointer that rests on the opener. */
  readonly preload: () => Promise<void>;
};

export interface LazyModalOptions {
  /** How tall the modal's body usually is, in CSS pixels, so that nothing jumps when its code is there. @default 160 */
  readonly bodyHeightPx?: number | undefined;
}

/**
 * Makes a modal whose code is fetched when it opens. While it is fetched the frame shows its outline; when that fails,
 * what happened and another try, which the returning connection makes by itself. A failed fetch is not remembered.
 *
 * @example const depositModal = lazyModal(async () => (await import('./deposit-modal.tsx')).DepositModal);
 */
export function lazyModal<Props extends object, Result = void>(
  load: () => Promise<ModalComponent<Props, Result>>,
  { bodyHeightPx = 160 }: LazyModalOptions = {},
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
    const { Wait } = useModalHost();

    useEffect(() => {
      if (!loading) return undefined;
      let mounted = true;
      const settle = (next: Loaded<Props, Result>) => {
        if (mounted) setCurrent(next);
      };
      // The modal itself says that there is no connection: what it covers cannot.
      codeLoader.load(fetchComponent, { waits: false }).then(
        (component) => settle({ state: 'ready', component }),
        () => settle({ state: 'failed' }),
      );
      return () => {
        mounted = false;
      };
    }, [loading]);

    const failed = current.state === 'failed';
    useEffect(() => {
      if (!failed) return undefined;
      const handleOnline = (): void => setCurrent({ state: 'loading' });
      window.addEventListener('online', handleOnline);
      return () => window.removeEventListener('online', handleOnline);
    }, [failed]);

    if (current.state === 'ready') return createElement(current.component, props);
    return (
      <Wait failed={failed} bodyHeightPx={bodyHeightPx} onRetry={() => setCurrent({ state: 'loading' })} onClose={() => props.close()} />
    );
  }

  return Object.assign(LazyModalBody, { preload: async () => void (await fetchComponent()) });
}
