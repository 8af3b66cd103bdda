import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Called with the text on input, in addition to `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Monospaced, for code and data. @default false */
  mono?: boolean;
}

/** A multi-line text input. Grows with its content in browsers that support it. */
export function TextArea({
  label,
  labelNote,
  description,
  error,
  hideLabel,
  mono = false,
  id,
  className,
  onChange,
  onValueChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const texts = { label, labelNote, description, error, hideLabel };
  return (
    <Field {...texts} controlId={controlId} className={className}>
      <div className={control.box}>
        <textarea
          aria-describedby={describedBy(controlId, texts)}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={controlId}
          rows={rows}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={classNames(control.input, styles.area, mono && control.mono)}
        />
      </div>
    </Field>
  );
}
