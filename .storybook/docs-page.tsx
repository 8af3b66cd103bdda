import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { applyGlobals, directionOf, themeOf } from './apply-globals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Stories that cover the page, by the start of their title. */
const coversPage = /^(?:Modals\/|Components\/(?:Dialog|Drawer|ToastRegion)$)/;
const frame = { inline: false, height: '640px' };

/** Globals of the toolbar, for pages without a component, which have no story to read them from. */
function readGlobals(context: DocsContainerProps['context']): Globals {
  try {
    return context.getStoryContext(context.storyById()).globals;
  } catch {
    return context.projectAnnotations.initialGlobals ?? {};
  }
}

/** Gives stories that cover the page a separate frame, because parameters can't depend on a title. */
function frameOverlays(context: DocsContainerProps['context']): void {
  for (const { title, parameters } of context.componentStories()) {
    if (coversPage.test(title)) parameters['docs'] = { ...(parameters['docs'] as object | undefined), story: frame };
  }
}

/** A docs page in the theme and direction of the toolbar. It is remounted when they change, so that frames load with them. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = readGlobals(context);
  const key = `${themeOf(globals)} ${directionOf(globals)} ${String(globals['locale'])}`;
  frameOverlays(context);
  useLayoutEffect(() => applyGlobals(globals));
  return (
    <DocsContainer key={key} context={context} theme={themeOf(globals) === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
