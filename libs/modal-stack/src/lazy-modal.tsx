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
 * what happened and another try. A failed fetch is not remembered.
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
      fetchComponent().then(
        (component) => settle({ state: 'ready', component }),
        () => settle({ state: 'failed' }),
      );
      return () => {
        mounted = false;
      };
    }, [loading]);

    if (current.state === 'ready') return createElement(current.component, props);
    return (
      <Wait failed={!loading} bodyHeightPx={bodyHeightPx} onRetry={() => setCurrent({ state: 'loading' })} onClose={() => props.close()} />
    );
  }

  return Object.assign(LazyModalBody, { preload: async () => void (await fetchComponent()) });
}
