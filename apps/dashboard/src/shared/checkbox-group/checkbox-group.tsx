import { classNames } from '@onepoint/ui-kit/class-names';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox-group.module.css';

interface CheckboxGroupProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  legend: string;
  description: string;
  error?: string | undefined;
  /** `grid` aligns checkboxes that have descriptions in columns. @default 'row' */
  layout?: 'row' | 'grid';
  children: ReactNode;
}

/** Accepts every `<fieldset>` attribute. */
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
