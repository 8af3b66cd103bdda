import type { ReactNode } from 'react';

/** Lays variants of a component side by side in its stories. */
export function StoryRow({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
