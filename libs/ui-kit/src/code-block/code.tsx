import { classNames } from '../class-names/class-names.ts';
import { highlight, type CodeLanguage } from './highlight.ts';
import styles from './code-block.module.css';

export interface CodeProps {
  code: string;
  /** @default 'text' */
  language?: CodeLanguage;
  className?: string | undefined;
}

/** Highlighted inline code, without a frame. */
export function Code({ code, language = 'text', className }: CodeProps) {
  return (
    <code className={classNames(styles.code, className)} translate="no" dir="ltr">
      {highlight(code, language).map((token, index) =>
        token.kind === 'plain' ? (
          token.text
        ) : (
          <span key={index} className={styles[token.kind]}>
            {token.text}
          </span>
        ),
      )}
    </code>
  );
}
