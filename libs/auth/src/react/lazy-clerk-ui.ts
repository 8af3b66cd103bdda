import type { ClerkUIConstructor, ClerkUIInstance, ComponentControls } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

export interface ClerkUiLoader {
  /**
   * Loads Clerk's prebuilt components. Repeated calls share one request until it fails.
   *
   * @param options `force` starts a new request even while an earlier one is pending
   * @throws if the script cannot be loaded
   */
  readonly load: (options?: { force?: boolean }) => Promise<ClerkUIConstructor>;
  /** Calls the listener when loading fails. Returns an unsubscribe function. */
  readonly onFailure: (listener: (error: unknown) => void) => () => void;
}

export function createClerkUiLoader(options: IdentityOptions): ClerkUiLoader {
  const listeners = new Set<(error: unknown) => void>();
  let loading: Promise<ClerkUIConstructor> | undefined;
  const start = (): Promise<ClerkUIConstructor> => {
    // Imported dynamically, because most pages don't use Clerk's components.
    const started = import('./fetch-clerk-ui.ts').then(({ fetchClerkUi }) => fetchClerkUi(options));
    started.catch((error: unknown) => {
      if (loading === started) loading = undefined;
      for (const listener of listeners) listener(error);
    });
    return started;
  };
  return {
    load: ({ force = false } = {}) => {
      if (loading === undefined || force) loading = start();
      return loading;
    },
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type UpdateProps = Parameters<ComponentControls['updateProps']>[0];

/**
 * Loads Clerk's prebuilt components when the first one is shown. Clerk's own loader can only load them with the page or not at all. The
 * React SDK updates props as soon as it loads; that must not load the components.
 *
 * @param load loads the real constructor
 */
export function createLazyClerkUi(load: () => Promise<ClerkUIConstructor>): ClerkUIConstructor {
  return class LazyClerkUi implements ClerkUIInstance {
    static version = 'lazy';
    version = 'lazy';
    readonly #parameters: ConstructorParameters<ClerkUIConstructor>;
    readonly #pendingProps: UpdateProps[] = [];
    #controls: Promise<ComponentControls> | undefined;

    constructor(...parameters: ConstructorParameters<ClerkUIConstructor>) {
      this.#parameters = parameters;
    }

    ensureMounted = (options?: { preloadHint?: string }): Promise<ComponentControls> =>
      Promise.resolve(options?.preloadHint === undefined ? (this.#controls ?? this.#placeholder) : this.#mount(options));

    async #mount(options?: { preloadHint?: string }): Promise<ComponentControls> {
      this.#controls ??= this.#create(options).catch((error: unknown) => {
        this.#controls = undefined;
        throw error;
      });
      return this.#controls;
    }

    async #create(options?: { preloadHint?: string }): Promise<ComponentControls> {
      const ClerkUi = await load();
      const controls = await new ClerkUi(...this.#parameters).ensureMounted(options);
      for (const props of this.#pendingProps.splice(0)) controls.updateProps(props);
      return controls;
    }

    /** `ClerkUiLoader.onFailure` reports failures. */
    #use(run: (controls: ComponentControls) => void): void {
      this.#mount().then(run, () => {});
    }

    /** Used until a component is shown: queues props, ignores close calls, and loads the components on the first open call. */
    readonly #placeholder: ComponentControls = {
      updateProps: (props) => void this.#pendingProps.push(props),
      unmountComponent: () => {},
      closeModal: () => {},
      closeDrawer: () => {},
      prefetch: () => {},
      mountImpersonationFab: () => {},
      mountComponent: (parameters) => this.#use((controls) => controls.mountComponent(parameters)),
      openModal: (...parameters) => this.#use((controls) => controls.openModal(...parameters)),
      openDrawer: (...parameters) => this.#use((controls) => controls.openDrawer(...parameters)),
    };
  };
}
