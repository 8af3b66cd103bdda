import type { Decorator } from '@storybook/react-vite';
import styles from './screen-story.module.css';
import { StoryApp, type StoryAppOptions, type StoryAppProps } from './story-app.tsx';

export function ScreenStory({ children, ...app }: StoryAppProps) {
  return (
    <StoryApp {...app}>
      <div className={styles.screen}>{children}</div>
    </StoryApp>
  );
}

/** Parameters for `asScreen`: the API's state and behavior, and the current project. */
export function screenParameters(app: StoryAppOptions): { readonly screen: StoryAppOptions } {
  return { screen: app };
}

/** Renders a story as a screen of the app, with its `screenParameters`. */
export const asScreen: Decorator = (Story, { id, parameters }) => (
  <ScreenStory key={id} {...(parameters['screen'] as StoryAppOptions | undefined)}>
    <Story />
  </ScreenStory>
);
