import type { ReactNode } from 'react';

/** Stacks variants of a component in a story, at a readable width. */
export function StoryColumn({ children, widthPx = 420 }: { children: ReactNode; widthPx?: number }) {
  return <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxInlineSize: widthPx }}>{children}</div>;
}

/** Places variants of a component side by side in a story. */
export function StoryRow({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
