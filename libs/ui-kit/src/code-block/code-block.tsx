import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { TabList } from '../tabs/tab-list.tsx';
import { Code } from './code.tsx';
import type { CodeLanguage } from './highlight.ts';
import styles from './code-block.module.css';

export interface CodeSample {
  id: string;
  /** Label of the tab: "curl", "viem". */
  label: string;
  language: CodeLanguage;
  code: string;
}

export interface CodeBlockProps {
  /** Accessible name. */
  label: string;
  samples: readonly CodeSample[];
  /** Id of the selected sample, if controlled. */
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** Text to copy instead of the shown code, which hides a secret. */
  copyText?: string | undefined;
  /** Called after the code was copied, with the button or manually. */
  onCopied?: (() => void) | undefined;
  copyLabel: string;
  copiedLabel: string;
  copyFailedLabel: string;
  /** Breaks long lines instead of scrolling horizontally: for data, not for code that readers copy by eye. @default false */
  wrap?: boolean;
  /** Content below the code, such as a response or a note. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** A code block with a copy button, and tabs for several samples. Never translated, always left to right. */
export function CodeBlock({
  label,
  samples,
  value,
  onValueChange,
  copyText,
  onCopied,
  copyLabel,
  copiedLabel,
  copyFailedLabel,
  wrap = false,
  footer,
  className,
}: CodeBlockProps) {
  const idBase = useId();
  const [ownValue, setOwnValue] = useState(samples[0]?.id);
  const sample = samples.find(({ id }) => id === (value ?? ownValue)) ?? samples[0];
  if (!sample) return null;
  const handleValueChange = (id: string) => {
    setOwnValue(id);
    onValueChange?.(id);
  };
  const tabbed = samples.length > 1;
  const panel = tabbed
    ? ({ role: 'tabpanel', tabIndex: 0, id: `${idBase}-panel`, 'aria-labelledby': `${idBase}-tab-${sample.id}` } as const)
    : ({ role: 'region', tabIndex: 0, 'aria-label': label } as const);
  return (
    <div className={classNames(styles.block, className)}>
      <div className={styles.head}>
        {tabbed ? (
          <TabList label={label} items={samples} value={sample.id} onValueChange={handleValueChange} idBase={idBase} look="quiet" />
        ) : (
          <span className={styles.single}>{sample.label}</span>
        )}
        <CopyButton
          text={copyText ?? sample.code}
          label={copyLabel}
          copiedLabel={copiedLabel}
          failedLabel={copyFailedLabel}
          onCopied={onCopied}
        />
      </div>
      <div {...panel} className={classNames(styles.scroller, 'scroll-cue')} onCopy={onCopied}>
        <pre className={classNames(styles.pre, wrap && styles.wrap)}>
          <Code code={sample.code} language={sample.language} />
        </pre>
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
}
