import { Label } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import type { FieldTexts } from '../field/field.tsx';
import field from '../field/field.module.css';
import { FormMessage } from '../form-message/form-message.tsx';

/** Label and hint of a picker, connected by react-aria. */
export function PickerHead({ label, labelNote, description, hideLabel = false }: FieldTexts) {
  return (
    <>
      <div className={hideLabel ? 'visually-hidden' : field.head}>
        <Label className={field.label ?? ''}>{label}</Label>
        {labelNote ? <span className={field.note}>{labelNote}</span> : null}
      </div>
      {description ? (
        <Text slot="description" className={field.description ?? ''}>
          {description}
        </Text>
      ) : null}
    </>
  );
}

/** Error of a picker, in a live region that exists before the error, so that it is announced. */
export function PickerError({ error }: Pick<FieldTexts, 'error'>) {
  return (
    <div aria-live="polite">
      {error ? (
        <Text slot="errorMessage" elementType="div">
          <FormMessage>{error}</FormMessage>
        </Text>
      ) : null}
    </div>
  );
}
