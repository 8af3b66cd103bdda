import { lazyModal, type LazyModal } from './lazy-modal.tsx';
import { findModalLink } from './modal-link.ts';
import type { OpenModalParameters } from './modal-entry.ts';
import type {
  LinkableDefinitions,
  ModalArguments,
  ModalDefinition,
  ModalDefinitions,
  ModalParametersSchema,
  ModalPropsOf,
  ModalResultOf,
} from './modal-definition.ts';
import type { ModalStack } from './modal-stack.ts';

/** A modal that is known by its id. */
export interface RegisteredModal {
  readonly id: string;
  readonly params: ModalParametersSchema | undefined;
  /** Fetches the code, for a pointer that rests on the opener. A failure is kept for when the modal opens. */
  readonly preload: () => Promise<void>;
  /** What a stack is asked to open. */
  readonly toEntry: (props: object) => OpenModalParameters<object, unknown>;
}

/** The modals of a registry, with a stack they open in. */
export interface BoundModals<Definitions extends ModalDefinitions> {
  readonly registered: readonly RegisteredModal[];
  /** Opens a modal on top; see `ModalStack.open`. */
  readonly open: <Id extends keyof Definitions & string>(
    id: Id,
    ...props: ModalArguments<Definitions[Id]>
  ) => Promise<ModalResultOf<Definitions[Id]> | undefined>;
  /** Opens a modal in place of the top one; see `ModalStack.replace`. */
  readonly replace: <Id extends keyof Definitions & string>(
    id: Id,
    ...props: ModalArguments<Definitions[Id]>
  ) => Promise<ModalResultOf<Definitions[Id]> | undefined>;
  /** Merges new props into those of an open modal. */
  readonly update: <Id extends keyof Definitions & string>(id: Id, props: Partial<ModalPropsOf<Definitions[Id]>>) => void;
  /** Closes a modal; its promise gets the result. */
  readonly close: <Id extends keyof Definitions & string>(id: Id, result?: ModalResultOf<Definitions[Id]>) => void;
  /** Fetches a modal's code before it is opened. */
  readonly preload: (id: keyof Definitions & string) => void;
}

/** Modals by their ids. */
export interface ModalRegistry<Definitions extends ModalDefinitions = ModalDefinitions> {
  readonly registered: readonly RegisteredModal[];
  /** The same modals with typed functions that open them in a stack. */
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
 * Writes down the modals of a feature, each fetched when it opens. Kept in a file named `<feature>.modals.ts`.
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
