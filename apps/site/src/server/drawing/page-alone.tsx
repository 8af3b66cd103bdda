import { MainArea } from '../../app/main-area.tsx';
import { PageOutlet } from '../../app/page-outlet.tsx';

/**
 * A page without what its frame has around it: at the same place of the tree as in `Frame`, for the ids that React makes say where
 * they were made.
 */
export function PageAlone() {
  return (
    <>
      {null}
      {null}
      {null}
      {null}
      {null}
      <MainArea>
        <PageOutlet />
      </MainArea>
      {null}
      {null}
      {null}
    </>
  );
}
