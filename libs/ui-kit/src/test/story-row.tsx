import type { ReactNode } from 'react';

/** Places variants of a component side by side in a story. */
export function StoryRow({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}
