interface TabStop {
  readonly id: string;
  readonly disabled?: boolean | undefined;
}

/**
 * Id of the tab that a key leads to, skipping disabled ones and wrapping round; undefined for keys that mean nothing here.
 * Right-to-left pages swap the arrows.
 */
export function nextTabId(tabs: readonly TabStop[], currentId: string, key: string, rightToLeft: boolean): string | undefined {
  const stops = tabs.filter((tab) => !tab.disabled);
  const index = stops.findIndex((tab) => tab.id === currentId);
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return stops[0]?.id;
  if (key === 'End') return stops.at(-1)?.id;
  if (key === forward) return stops[(index + 1) % stops.length]?.id;
  if (key === backward) return stops.at(index - 1)?.id;
  return undefined;
}
