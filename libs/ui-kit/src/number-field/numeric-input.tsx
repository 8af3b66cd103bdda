import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type DragEvent, type KeyboardEvent, useRef } from 'react';
import { NumericFormat } from 'react-number-format';
import { insertText, keyStep, type NumberSeparators, resolveTypedText, type StepSizes } from './number-text.ts';

interface TypedInputProps extends ComponentProps<'input'> {
  separators: NumberSeparators;
}

function TypedInput({ separators, onChange, ...rest }: TypedInputProps) {
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

interface NumericInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** The typed text: digits with at most one ".", and a leading "-" if negative numbers are allowed. */
  text: string;
  onTextChange: (text: string) => void;
  separators: NumberSeparators;
  /** Maximum number of decimals that can be typed. @default unlimited */
  decimals?: number | undefined;
  /** @default false */
  allowNegative?: boolean;
  /** Rejects text while it is typed. */
  isTextAllowed?: (text: string) => boolean;
  /** Parses pasted text; null rejects it. */
  parsePasted: (text: string) => string | null;
  onPasteRefused?: (() => void) | undefined;
  stepSizes: StepSizes;
  /** Called with the number of steps to add. */
  onStep: (steps: number) => void;
}

const always = () => true;

/** A text input for one number: groups thousands while typing, steps with arrow keys, and parses pasted text strictly. */
export function NumericInput({
  text,
  onTextChange,
  separators,
  decimals,
  allowNegative = false,
  isTextAllowed = always,
  parsePasted,
  onPasteRefused,
  stepSizes,
  onStep,
  onKeyDown,
  ref,
  ...rest
}: NumericInputProps) {
  const { group, decimal } = separators;
  const frozen = rest.readOnly === true || rest.disabled === true;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = keyStep(event, stepSizes);
    if (event.defaultPrevented || frozen || steps === undefined) return;
    event.preventDefault();
    onStep(steps);
  };

  const takeText = (input: HTMLInputElement, pasted: string) => {
    const number = parsePasted(pasted);
    const isTaken = number !== null && insertText(input, number, { separators, isTextAllowed, decimals });
    if (!isTaken) onPasteRefused?.();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!frozen) takeText(event.currentTarget, event.clipboardData.getData('text/plain'));
  };
  const handleDrop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!frozen) takeText(event.currentTarget, event.dataTransfer.getData('text/plain'));
  };

  return (
    <NumericFormat
      autoComplete="off"
      inputMode="decimal"
      dir="ltr"
      {...rest}
      customInput={TypedInput}
      separators={separators}
      getInputRef={ref}
      value={text}
      valueIsNumericString
      thousandSeparator={group}
      decimalSeparator={decimal}
      allowedDecimalSeparators={[decimal, '.', ',']}
      decimalScale={decimals}
      allowNegative={allowNegative}
      isAllowed={({ value }) => isTextAllowed(value)}
      onValueChange={({ value }, { event }) => {
        if (event) onTextChange(value);
      }}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
      onDrop={handleDrop}
    />
  );
}
