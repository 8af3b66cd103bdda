import type { ShownPage } from '../shown-page.ts';

/** Where one page after another is drawn. */
export interface Scene {
  readonly key: number;
  readonly page: ShownPage;
}

export interface Scenes {
  readonly shown: Scene;
  /** Out of sight, behind the other in the document. */
  readonly ahead: Scene | undefined;
}

/**
 * The scenes of the page on screen and the one that is drawn ahead. A page that was drawn ahead brings its scene with it; any other changes the scene
 * that is shown, which keeps what it can.
 */
export function nextScenes(before: Scenes, page: ShownPage, ahead: ShownPage | undefined): Scenes {
  const shown = nextShown(before, page);
  const kept = before.ahead === shown ? undefined : before.ahead;
  const isSame = ahead?.context === kept?.page.context;
  const isShown = ahead?.context === page.context;
  const next = ahead === undefined || isShown ? undefined : isSame ? kept : { key: Math.max(shown.key, kept?.key ?? 0) + 1, page: ahead };
  return shown === before.shown && next === before.ahead ? before : { shown, ahead: next };
}

function nextShown({ shown, ahead }: Scenes, page: ShownPage): Scene {
  if (shown.page.context === page.context) return shown;
  return ahead?.page.context === page.context ? ahead : { key: shown.key, page };
}
