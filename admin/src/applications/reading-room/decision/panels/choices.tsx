import { useState } from 'react';
import type { Outcome } from '../../../../keys/key-queue.ts';
import { useShortcuts } from '../../../../layout/use-shortcuts.ts';
import { translate } from '../../../../messages/translate.ts';

interface Option<Id extends string> {
  id: Id;
  label: string;
}

type Props<Id extends string> = {
  label: string;
  options: readonly Option<Id>[];
  chosen?: string | undefined;
  choose: (id: Id) => Outcome | Promise<Outcome>;
  /** Folds the others away once one is chosen, so that what follows is in view beside it; the text of the button that brings them back. The digits go on. */
  unfold?: string;
};

/** As many as there are digits. */
const MOST_DIGITS = 9;

/** A choice by digit. Where there are more than nine, typing narrows them down; the digits are then those of what is left. */
export const Choices = <Id extends string>({ label, options, chosen, choose, unfold }: Props<Id>) => {
  const [sought, setSought] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = options.length > MOST_DIGITS;
  const left = options.filter((option) => option.label.toLowerCase().includes(sought.trim().toLowerCase()));
  const take = (id: Id) => {
    setUnfolded(false);
    setSought('');
    return choose(id);
  };
  const isFolded = unfold !== undefined && !isUnfolded && options.some(({ id }) => id === chosen);
  useShortcuts({
    choose: (key) => {
      const option = left[Number(key) - 1];
      return option && take(option.id);
    },
    search: isLong
      ? () => {
          document.getElementById('choices-search')?.focus();
          return 'field';
        }
      : undefined,
  });
  return (
    <div className="choices">
      {isLong && !isFolded && (
        <div className="field">
          <label htmlFor="choices-search" className="mono">
            {translate('reading.find', { what: label })}
          </label>
          <input
            id="choices-search"
            type="search"
            value={sought}
            autoComplete="off"
            onChange={(event) => setSought(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !left[0]) return;
              event.preventDefault();
              void take(left[0].id);
              event.currentTarget.blur();
            }}
          />
        </div>
      )}
      <div className="choices-list" role="group" aria-label={label}>
        {left.map(
          ({ id, label: text }, index) =>
            (!isFolded || chosen === id) && (
              <button
                key={id}
                type="button"
                aria-pressed={chosen === id}
                aria-keyshortcuts={index < MOST_DIGITS ? String(index + 1) : undefined}
                onClick={() => void take(id)}
              >
                <kbd aria-hidden="true">{index < MOST_DIGITS ? index + 1 : ''}</kbd> {text}
              </button>
            ),
        )}
      </div>
      {isFolded && (
        <button type="button" className="link" onClick={() => setUnfolded(true)}>
          {unfold}
        </button>
      )}
    </div>
  );
};
