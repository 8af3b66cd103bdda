import { codeLoader } from '@onepoint/navigation';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

/** A part of a screen that is fetched when it is first shown; until then it suspends. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Fetches it, for a pointer or focus that rests on what opens it. */
  readonly preload: () => void;
};

export interface OnDemandOptions {
  /** Draw nothing where the part cannot be loaded, instead of throwing. For parts of a frame that stands without them. @default false */
  readonly isOptional?: boolean;
}

/**
 * Keeps a part of a screen out of the page's first code. It is waited for while there is no connection (`codeLoader`), and a failed fetch is not
 * remembered.
 *
 * @example const Picker = onDemand(async () => (await import('./project-picker.tsx')).ProjectPicker);
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: OnDemandOptions = {},
): OnDemand<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // Stands in the document before it throws: of what suspends, React forgets which fetch it began with, and would begin others without end.
  const failedWith = (error: unknown) =>
    function Failed() {
      const [, setState] = useState<never>();
      useEffect(() => {
        if (!isOptional) {
          setState(() => {
            throw error;
          });
        }
        return () => {
          current = makeLazy();
        };
      }, []);
      return null;
    };
  const makeLazy = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await codeLoader.load(fetchPart) };
      } catch (error) {
        return { default: failedWith(error) };
      }
    });
  let current = makeLazy();
  // What is there is drawn at once: `lazy` would show its fallback first, and React keeps a fallback for a while. What a place began with it keeps.
  const Part = (props: Props) => {
    const [component] = useState(() => loaded ?? current);
    // Parts are few and plain: what they take is what `lazy` hands on.
    return createElement(component as unknown as ComponentType<Props>, props);
  };
  // What fails here fails again, and visibly, when the part is shown.
  return Object.assign(Part, { preload: () => void fetchPart().catch(() => undefined) });
}
