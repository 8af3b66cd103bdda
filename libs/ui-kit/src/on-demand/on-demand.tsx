import { codeLoader, type CodeState } from '@onepoint/navigation';
import { createElement, lazy, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** A component whose code is loaded when it is first rendered. Suspends while loading. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Prefetches the code, for example on hover or focus. */
  readonly preload: () => void;
};

export interface OnDemandOptions {
  /** Renders nothing instead of throwing when loading fails, for optional parts. @default false */
  readonly isOptional?: boolean;
}

/**
 * Splits a component out of the initial code. Waits while offline (`codeLoader`). Failures are not cached.
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
  // Mounted before it throws: React discards the state of a suspended component, which would start a new fetch on each render.
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
  // Loaded code is rendered immediately: `lazy` would show its fallback first, which React keeps for a while. Each instance keeps its first choice.
  const Part = (props: Props) => {
    const [component] = useState(() => loaded ?? current);
    // The props are those that `lazy` passes on.
    return createElement(component as unknown as ComponentType<Props>, props);
  };
  // A failure is reported when the component is rendered.
  return Object.assign(Part, { preload: () => void fetchPart().catch(() => undefined) });
}

/** Loading state of the page's code: whether it waits for a connection, and whether files of the build are missing. */
export function useCodeState(): CodeState {
  return useSyncExternalStore(codeLoader.subscribe, codeLoader.getState);
}
