import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldTexts {
  /** Called with the text on input, in addition to `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg';
  /** Before the text: an icon or a unit. */
  prefix?: ReactNode;
  /** After the text: a unit, a counter or a small button. */
  suffix?: ReactNode;
  /** Monospaced, for keys and URLs. @default false */
  mono?: boolean;
}

/** A text input with label, hint and error. Accepts every attribute of `<input>`. */
export function TextField({
  label,
  labelNote,
  description,
  error,
  hideLabel,
  size = 'md',
  prefix,
  suffix,
  mono = false,
  id,
  className,
  onChange,
  onValueChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const texts = { label, labelNote, description, error, hideLabel };
  return (
    <Field {...texts} controlId={controlId} className={className}>
      <div className={classNames(control.box, size === 'lg' && control.lg)}>
        {prefix ? <span className={control.affix}>{prefix}</span> : null}
        <input
          aria-describedby={describedBy(controlId, texts)}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={controlId}
          type={type}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={classNames(control.input, mono && control.mono)}
        />
        {suffix ? <span className={control.affix}>{suffix}</span> : null}
      </div>
    </Field>
  );
}
