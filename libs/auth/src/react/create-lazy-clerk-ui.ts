import type { ClerkUIConstructor, ClerkUIInstance, ComponentControls } from '@clerk/shared/ui';

type UpdateProps = Parameters<ComponentControls['updateProps']>[0];

/**
 * Stands in for Clerk's prebuilt components and fetches them when the first one is shown. Clerk's own loader knows only
 * "with the page" and "never"; and the React SDK passes properties on as soon as it has loaded, which must not count as use.
 *
 * @param load fetches the real constructor
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
      Promise.resolve(options?.preloadHint === undefined ? (this.#controls ?? this.#standIn) : this.#mount(options));

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

    /** A failure is told by whoever loads (`ClerkUiLoader.onFailure`). */
    #use(run: (controls: ComponentControls) => void): void {
      this.#mount().then(run, () => {});
    }

    /** Until something is shown: properties are kept, closing is nothing to do, opening fetches. */
    readonly #standIn: ComponentControls = {
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
