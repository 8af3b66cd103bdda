import { createElement, lazy, useState, type ComponentType } from 'react';

/** A part of a screen that is fetched when it is first shown; until then it suspends. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Fetches it, for a pointer or focus that rests on what opens it. */
  readonly preload: () => void;
};

/**
 * Keeps a part of a screen out of the page's first code. A failed fetch is not remembered.
 *
 * @example const Picker = onDemand(async () => (await import('./project-picker.tsx')).ProjectPicker);
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const makeLazy = () => lazy(fetchPart);
  const fetchPart = (): Promise<{ default: ComponentType<Props> }> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (error: unknown) => {
        loading = undefined;
        current = makeLazy();
        throw error;
      },
    );
    return loading;
  };
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
