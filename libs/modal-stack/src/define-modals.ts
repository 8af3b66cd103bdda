import type { FunctionComponent } from 'react';
import { lazyModal, type LazyModal } from './lazy-modal.tsx';
import type { OpenModalParameters, ModalControls } from './modal-entries.ts';
import { findModalLink, type ModalParametersSchema } from './modal-link.ts';
import type { ModalStack } from './modal-stack.ts';

export interface RegisteredModal {
  readonly id: string;
  readonly params: ModalParametersSchema | undefined;
  /** Prefetches the code, for example on hover. Ignores failures: opening the modal retries. */
  readonly preload: () => Promise<void>;
  /** Creates the parameters of `ModalStack.open`. */
  readonly toEntry: (props: object) => OpenModalParameters<object, unknown>;
}

export interface BoundModals<Definitions extends ModalDefinitions> {
  readonly registered: readonly RegisteredModal[];
  /** Opens a modal on top; see `ModalStack.open`. */
  readonly open: <Id extends keyof Definitions & string>(
    id: Id,
    ...props: ModalArguments<Definitions[Id]>
  ) => Promise<ModalResultOf<Definitions[Id]> | undefined>;
  /** Replaces the top modal; see `ModalStack.replace`. */
  readonly replace: <Id extends keyof Definitions & string>(
    id: Id,
    ...props: ModalArguments<Definitions[Id]>
  ) => Promise<ModalResultOf<Definitions[Id]> | undefined>;
  readonly update: <Id extends keyof Definitions & string>(id: Id, props: Partial<ModalPropsOf<Definitions[Id]>>) => void;
  /** Closes a modal and resolves its promise with the result. */
  readonly close: <Id extends keyof Definitions & string>(id: Id, result?: ModalResultOf<Definitions[Id]>) => void;
  readonly preload: (id: keyof Definitions & string) => void;
}

export interface ModalRegistry<Definitions extends ModalDefinitions = ModalDefinitions> {
  readonly registered: readonly RegisteredModal[];
  readonly on: (stack: ModalStack) => BoundModals<Definitions>;
}

function register(id: string, { load, params, disableOutsideClick, widthPx, bodyHeightPx }: ModalDefinition): RegisteredModal {
  const component = lazyModal(load as () => Promise<LazyModal<object, unknown>>, { bodyHeightPx });
  return {
    id,
    params,
    preload: () => component.preload().catch(() => undefined),
    toEntry: (props) => ({ id, component, props, disableOutsideClick, widthPx, link: findModalLink(params, props) }),
  };
}

/**
 * Registers a feature's modals. Their code loads when they open. Put this in a file named `<feature>.modals.ts`.
 *
 * @example
 * export const planModals = defineModals({
 *   'plan-change': {
 *     load: async () => (await import('./plan-change-modal.tsx')).PlanChangeModal,
 *     params: z.object({ planId: planIdSchema }), // deep link: ?modal=plan-change&planId=M
 *     widthPx: 777,
 *   },
 * }).on(modals);
 * const change = await planModals.open('plan-change', { planId: 'M' });
 */
export function defineModals<const Definitions extends ModalDefinitions>(
  definitions: Definitions & LinkableDefinitions<Definitions>,
): ModalRegistry<Definitions> {
  const registered = Object.entries<ModalDefinition>(definitions).map(([id, definition]) => register(id, definition));
  const get = (id: string) => registered.find((modal) => modal.id === id) as RegisteredModal;
  return {
    registered,
    on: (stack) =>
      ({
        registered,
        open: (id: string, props: object = {}) => stack.open(get(id).toEntry(props)),
        replace: (id: string, props: object = {}) => stack.replace(get(id).toEntry(props)),
        update: stack.update,
        close: stack.close,
        preload: (id) => void get(id).preload(),
      }) as BoundModals<Definitions>,
  };
}

export interface ModalDefinition {
  /** Loads the component, which gets its own props and `ModalControls`. */
  readonly load: () => Promise<FunctionComponent<never>>;
  /**
   * Makes the modal deep-linkable (`?modal=<id>&…`): parses its props from the URL. Other props are not part of the URL. Names must not clash with
   * query parameters of pages.
   */
  readonly params?: ModalParametersSchema;
  /** Ignores clicks on the overlay. Escape and the browser's Back act like the close button, which can ask for confirmation. @default false */
  readonly disableOutsideClick?: boolean;
  /** Maximum width in CSS pixels, also while loading. @default 480 */
  readonly widthPx?: number;
  /** Usual body height in CSS pixels, to avoid a layout shift after loading. @default 160 */
  readonly bodyHeightPx?: number;
}

export type ModalDefinitions = Readonly<Record<string, ModalDefinition>>;

type AllProps<Definition extends ModalDefinition> =
  Awaited<ReturnType<Definition['load']>> extends (props: infer Props extends object) => unknown ? Props : ModalControls;

export type ModalPropsOf<Definition extends ModalDefinition> = Omit<AllProps<Definition>, keyof ModalControls>;

export type ModalResultOf<Definition extends ModalDefinition> =
  AllProps<Definition> extends ModalControls<infer Result> ? Result : undefined;

/** The props argument is optional for a modal without required props. */
export type ModalArguments<Definition extends ModalDefinition> =
  object extends ModalPropsOf<Definition> ? [props?: ModalPropsOf<Definition>] : [props: ModalPropsOf<Definition>];

/** Rejects definitions whose deep link doesn't provide every required prop. */
type LinkableDefinitions<Definitions extends ModalDefinitions> = {
  readonly [Id in keyof Definitions]: Definitions[Id] extends { readonly params: ModalParametersSchema }
    ? { readonly params: ModalParametersSchema<ModalPropsOf<Definitions[Id]>> }
    : unknown;
};
