import { codeLoader } from '@onepoint/navigation';
import { createElement, useEffect, useState } from 'react';
import { useModalHost } from './host/modal-host-context.ts';
import type { ModalComponent, ModalControls } from './modal-entries.ts';

type Loaded<Props extends object, Result> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly component: ModalComponent<Props, Result> };

export type LazyModal<Props extends object, Result> = ModalComponent<Props, Result> & {
  readonly preload: () => Promise<void>;
};

export interface LazyModalOptions {
  /** Usual body height in CSS pixels, to avoid a layout shift after loading. @default 160 */
  readonly bodyHeightPx?: number | undefined;
}

/**
 * Creates a modal whose code loads when it opens. Shows a skeleton while loading, and an error with a retry button if loading fails.
 * Retries automatically when the browser is back online. Failures aren't cached.
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
    const { Fallback } = useModalHost();

    useEffect(() => {
      if (!loading) return undefined;
      let mounted = true;
      const settle = (next: Loaded<Props, Result>) => {
        if (mounted) setCurrent(next);
      };
      // Don't wait for a connection: the modal shows the error, because it covers the page's own offline notice.
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
      <Fallback
        failed={failed}
        bodyHeightPx={bodyHeightPx}
        onRetry={() => setCurrent({ state: 'loading' })}
        onClose={() => props.close()}
      />
    );
  }

  return Object.assign(LazyModalBody, { preload: async () => void (await fetchComponent()) });
}
