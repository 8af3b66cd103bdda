import { memo, useDeferredValue, type ComponentType } from 'react';
import { PageScope } from './page-scope.tsx';
import { useShownPage, type ShownPage } from './shown-page.ts';

export interface SurroundingsProps {
  /** What stands around the page: it takes nothing but the page itself. */
  Part: ComponentType;
}

const Drawn = memo(function Drawn({ page, Part }: SurroundingsProps & { page: ShownPage }) {
  return (
    <PageScope page={page}>
      <Part />
    </PageScope>
  );
});

/**
 * Draws what stands around a page behind the page itself: of two pages in one language it differs in marks and addresses, and is not what the reader
 * waits for. A page in another language is drawn with all that is around it.
 */
export function Surroundings({ Part }: SurroundingsProps) {
  const page = useShownPage();
  const before = useDeferredValue(page);
  return <Drawn page={before.context.locale === page.context.locale ? before : page} Part={Part} />;
}
