import styles from './screen-story.module.css';
import { StoryApp, type StoryAppProps } from './story-app.tsx';

/** A screen in the state that a story is about. */
export function ScreenStory({ children, ...app }: StoryAppProps) {
  return (
    <StoryApp {...app}>
      <div className={styles.screen}>{children}</div>
    </StoryApp>
  );
}
