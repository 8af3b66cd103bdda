import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';

type Kind = 'note' | 'caution';

/** A remark beside the text. */
function Note({ kind = 'note', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <aside className={`note note-${kind}`} role="note">
      {children}
    </aside>
  );
}

/** The same code in several languages, one after the other until the page shows them as tabs. */
function CodeGroup({ children }: { children: ReactNode }) {
  return <div data-code-group="">{children}</div>;
}

/** Numbered steps with headings. */
function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** What articles may use besides Markdown. */
export const articleComponents: MDXComponents = {
  Note,
  CodeGroup,
  Steps,
};
