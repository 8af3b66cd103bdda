import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type DragEvent, type KeyboardEvent, useRef } from 'react';
import { NumericFormat } from 'react-number-format';
import { insertText, keyStep, type NumberSeparators, resolveTypedText, type StepSizes } from './number-text.ts';

interface TypedInputProps extends ComponentProps<'input'> {
  separators: NumberSeparators;
}

/** The box itself, which settles what was typed before it is formatted. */
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
  /** What is typed: digits with at most one ".", and a "-" first where negative numbers are allowed. */
  text: string;
  onTextChange: (text: string) => void;
  separators: NumberSeparators;
  /** Digits after the decimal mark that can be typed; any number of them when left out. */
  decimals?: number | undefined;
  /** @default false */
  allowNegative?: boolean;
  /** Refuses what may not even be typed. */
  isTextAllowed?: (text: string) => boolean;
  /** Reads text from the clipboard; null refuses it. */
  parsePasted: (text: string) => string | null;
  onPasteRefused?: (() => void) | undefined;
  stepSizes: StepSizes;
  /** Asked to add so many steps. */
  onStep: (steps: number) => void;
}

const always = () => true;

/** A box of text that takes one number: groups thousands as they are typed, steps by arrow keys, and reads what is pasted strictly. */
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
