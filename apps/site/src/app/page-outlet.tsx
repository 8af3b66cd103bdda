import { memo, useCallback, useState, type ReactNode } from 'react';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { OnScreenProvider } from '../shared/on-screen.ts';
import { useClientNavigation } from './client/client-navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageScope } from './page-scope.tsx';
import { nextScenes, type Scene, type Scenes } from './scenes/next-scenes.ts';
import { noteScene } from './scenes/reveal-scene.ts';
import { useShownPage, type ShownPage } from './shown-page.ts';

/** A page, or what stands in its place where it failed. */
const Drawn = memo(function Drawn({ page, isAhead }: { page: ShownPage; isAhead: boolean }) {
  const { failure, fail, clearFailure, giveUpAhead } = useClientNavigation();
  const handleDismiss = failure === undefined ? undefined : clearFailure;
  const renderError = (error: unknown): ReactNode => (isAhead ? null : <ErrorPage error={error} onDismiss={handleDismiss} />);
  return (
    <PageBoundary page={page} onError={isAhead ? giveUpAhead : fail} renderError={renderError}>
      <page.Component />
    </PageBoundary>
  );
});

/** A page with an element of its own, by which it is out of sight until it is the one on screen. */
function DrawnScene({ scene: { page }, isAhead }: { scene: Scene; isAhead: boolean }) {
  const note = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) noteScene(page.context, element);
    },
    [page],
  );
  return (
    <div ref={note} data-scene={isAhead ? 'ahead' : 'shown'}>
      <PageScope page={page}>
        <OnScreenProvider value={!isAhead}>
          <Drawn page={page} isAhead={isAhead} />
        </OnScreenProvider>
      </PageScope>
    </div>
  );
}

/** The page on screen, and behind it the one that is likely to come next. The page of the document itself stands in no scene: it has its markup. */
export function PageOutlet() {
  const page = useShownPage();
  const { ahead } = useClientNavigation();
  const [before, setScenes] = useState<Scenes>({ shown: { key: 0, page }, ahead: undefined });
  const scenes = nextScenes(before, page, ahead);
  if (scenes !== before) setScenes(scenes);
  const { shown } = scenes;
  return [shown, scenes.ahead].map((scene) => {
    if (scene === undefined) return null;
    if (scene.key === 0) return <Drawn key={0} page={scene.page} isAhead={false} />;
    return <DrawnScene key={scene.key} scene={scene} isAhead={scene !== shown} />;
  });
}
