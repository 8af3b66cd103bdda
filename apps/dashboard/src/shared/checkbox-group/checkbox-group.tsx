import { classNames } from '@onepoint/ui-kit/class-names';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox-group.module.css';

interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  legend: string;
  description: string;
  /** Error message of the whole group. */
  error?: string | undefined;
  /** `grid` aligns checkboxes with descriptions in columns. @default 'row' */
  layout?: 'row' | 'grid';
  /** Checkboxes. */
  children: ReactNode;
}

/** Checkboxes with a legend, a description, and an error. Accepts every attribute of `<fieldset>`. */
export function CheckboxGroup({ legend, description, error, layout = 'row', children, ...rest }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset
      {...rest}
      className={styles.group}
      aria-describedby={classNames(`${id}-description`, error === undefined ? null : `${id}-error`)}
    >
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-description`} className={styles.description}>
        {description}
      </p>
      {error === undefined ? null : (
        <FormMessage id={`${id}-error`} role="alert">
          {error}
        </FormMessage>
      )}
      <div className={styles[layout]}>{children}</div>
    </fieldset>
  );
}
