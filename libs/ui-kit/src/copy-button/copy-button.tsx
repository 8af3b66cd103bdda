import { Check, Copy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassNames, type ButtonVariant } from '../button/button-class-names.ts';
import buttonStyles from '../button/button.module.css';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { ControlSize } from '../tokens/dimensions.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Accessible name, for example "Copy the endpoint". */
  label: string;
  /** Shown and announced on success. */
  copiedLabel: string;
  /** Shown and announced on failure. */
  failedLabel: string;
  /** Called after the text was copied. */
  onCopied?: (() => void) | undefined;
  /** Visible label. Without it, the button is an icon. */
  children?: ReactNode;
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'sm' */
  size?: ControlSize;
  className?: string | undefined;
}

const icons = { idle: Copy, copied: Check, failed: X } as const;

/** Copies a text and shows the result by icon, tooltip and to screen readers. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  onCopied,
  children,
  variant = 'ghost',
  size = 'sm',
  className,
}: CopyButtonProps) {
  const { state, copy } = useCopy();
  const Icon = icons[state];
  const message = { idle: '', copied: copiedLabel, failed: failedLabel }[state];
  const handleClick = async (): Promise<void> => {
    if (await copy(text)) onCopied?.();
  };
  const look = buttonClassNames({ variant, size }, [children ? '' : buttonStyles.iconOnly, className].filter(Boolean).join(' '));
  return (
    <>
      <Tooltip content={message || label} repeatsName>
        <button type="button" className={look} aria-label={children ? undefined : label} onClick={() => void handleClick()}>
          <Icon aria-hidden />
          {children ? <span>{children}</span> : null}
        </button>
      </Tooltip>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  );
}
