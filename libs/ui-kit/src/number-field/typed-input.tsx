import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import type { NumberSeparators } from './number-separators.ts';
import { resolveTypedText } from './resolve-typed-text.ts';

interface TypedInputProps extends ComponentProps<'input'> {
  separators: NumberSeparators;
}

/** The box itself, which settles what was typed before it is formatted. */
export function TypedInput({ separators, onChange, ...rest }: TypedInputProps) {
  const isDoubtful = useRef(false);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { nativeEvent } = event;
    const typed = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
    const resolved = resolveTypedText({ text: input.value, isDoubtful: isDoubtful.current }, typed, separators);
    isDoubtful.current = resolved.isDoubtful;
    if (resolved.text !== input.value) {
      const caret = (input.selectionEnd ?? input.value.length) - (input.value.length - resolved.text.length);
      input.value = resolved.text;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return <input {...rest} onChange={handleChange} />;
}
