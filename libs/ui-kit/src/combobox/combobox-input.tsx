import { use, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';

interface ComboboxInputProps {
  placeholder: string;
  /** A person is typing, before the text changes. */
  onTyping: () => void;
  ref: Ref<HTMLInputElement> | undefined;
}

/**
 * The box of a combobox. It opens the list itself, when typed into or clicked: left to open by itself the list would open again
 * whenever the text follows the value.
 */
export function ComboboxInput({ placeholder, onTyping, ref }: ComboboxInputProps) {
  const state = use(ComboBoxStateContext);
  const handleInput = () => {
    onTyping();
    state?.open(null, 'input');
  };
  return (
    <Input
      ref={ref}
      placeholder={placeholder}
      className={classNames(control.input)}
      onInputCapture={handleInput}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}
