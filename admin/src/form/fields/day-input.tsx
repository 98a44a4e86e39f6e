import { useRef, useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { readDay, readTime, typedText } from '../../values/times/typed-days.ts';
import './day-input.css';

type Props = {
  id: string;
  /** A day as 2026-11-22, or with a time as 2026-11-22T15:40; empty for none. */
  value: string;
  /** Called with the day, and unless the field `keepsLast` also with an empty text while the typed one is no day. */
  change: (value: string) => void;
  /** For a filter: a text that is no day yet changes nothing. */
  keepsLast?: true;
  withTime?: boolean | undefined;
  /** The first day that the calendar offers. */
  min?: string | undefined;
  title?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

/**
 * A day that is typed in any usual way and shown like all dates, whatever the language of the browser; its own calendar is behind a
 * button. A form is not sent while `data-wrong` is in it.
 */
export const DayInput = ({ value, change, keepsLast, withTime = false, min, onBlur, ...control }: Props) => {
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  const read = withTime ? readTime : readDay;
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // Changed from elsewhere, as by a button.
    if (typed !== undefined && (read(typed) ?? '') !== value) setTyped(undefined);
  }
  const text = typed ?? typedText(value);
  const isWrong = text.trim() !== '' && read(text) === undefined;
  // Said when the field is left: while somebody types, the text is no day yet.
  const [isLeft, setLeft] = useState(true);
  const says = isWrong && isLeft;
  const notes = [control['aria-describedby'], says && `${control.id}-wrong`].filter(Boolean).join(' ');
  const pick = (picked: string) => {
    setTyped(undefined);
    change(picked);
  };
  return (
    <span className="day-input">
      <input
        autoComplete="off"
        spellCheck={false}
        {...control}
        type="text"
        size={withTime ? 18 : 12}
        value={text}
        aria-describedby={notes || undefined}
        aria-invalid={says || control['aria-invalid'] || undefined}
        data-wrong={isWrong || undefined}
        onFocus={() => setLeft(false)}
        onChange={({ target }) => {
          setTyped(target.value);
          const day = read(target.value);
          if (day !== undefined || !keepsLast || target.value.trim() === '') change(day ?? '');
        }}
        onBlur={() => {
          setLeft(true);
          if (!isWrong) setTyped(undefined);
          onBlur?.();
        }}
      />
      <button
        type="button"
        className="calendar"
        aria-label={translate('form.calendar')}
        title={translate('form.calendar')}
        onClick={() => calendar.current?.showPicker()}
      >
        <span aria-hidden="true">▾</span>
      </button>
      <input
        ref={calendar}
        className="native"
        type={withTime ? 'datetime-local' : 'date'}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        value={value}
        onChange={({ target }) => pick(target.value)}
      />
      {says && (
        <span id={`${control.id}-wrong`} className="error" role="alert">
          {translate(withTime ? 'form.wrongTime' : 'form.wrongDay')}
        </span>
      )}
    </span>
  );
};
