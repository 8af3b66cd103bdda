import type { FunctionComponent } from 'react';
import type { ModalControls } from './modal-entry.ts';

/** Reads the parameters of a deep link: a zod or zod/mini schema, which gets an object of strings. */
export interface ModalParametersSchema<Parameters extends object = object> {
  readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Parameters } | { readonly success: false };
}

/** One modal of a registry, as it is written down. */
export interface ModalDefinition {
  /** Fetches the component: its own props and `ModalControls`. */
  readonly load: () => Promise<FunctionComponent<never>>;
  /**
   * Makes the modal deep-linkable (`?modal=<id>&…`): reads its props from the address. What it does not name stays out of
   * the address. A query parameter of the page itself must not have the same name.
   */
  readonly params?: ModalParametersSchema;
  /** A click on the overlay does nothing; Escape and the browser's Back do what its close button does, which may ask first. @default false */
  readonly disableOutsideClick?: boolean;
  /** Widest the modal gets, in CSS pixels; its frame has it before the code is there. @default 480 */
  readonly widthPx?: number;
  /** How tall its body usually is, in CSS pixels, so that nothing jumps when the code is there. @default 160 */
  readonly bodyHeightPx?: number;
}

export type ModalDefinitions = Readonly<Record<string, ModalDefinition>>;

type AllProps<Definition extends ModalDefinition> =
  Awaited<ReturnType<Definition['load']>> extends (props: infer Props extends object) => unknown ? Props : ModalControls;

/** Props that whoever opens the modal hands over. */
export type ModalPropsOf<Definition extends ModalDefinition> = Omit<AllProps<Definition>, keyof ModalControls>;

/** What the promise of `open` gets when the modal closes with a result. */
export type ModalResultOf<Definition extends ModalDefinition> =
  AllProps<Definition> extends ModalControls<infer Result> ? Result : undefined;

/** Props are an argument of their own, and none where the modal needs none. */
export type ModalArguments<Definition extends ModalDefinition> =
  object extends ModalPropsOf<Definition> ? [props?: ModalPropsOf<Definition>] : [props: ModalPropsOf<Definition>];

/** Refuses definitions whose deep link does not give all the props that the modal needs. */
export type LinkableDefinitions<Definitions extends ModalDefinitions> = {
  readonly [Id in keyof Definitions]: Definitions[Id] extends { readonly params: ModalParametersSchema }
    ? { readonly params: ModalParametersSchema<ModalPropsOf<Definitions[Id]>> }
    : unknown;
};
