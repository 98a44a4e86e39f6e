import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';

type DialogProps = {
  trigger: string;
  triggerClass?: string;
  disabled?: boolean;
  /** Where there is nothing to lose, the button runs `yes` at once. */
  unasked?: boolean;
  title: string;
  children: ReactNode;
  /** The way out that changes nothing. It comes first, and has the focus. */
  close?: string;
  /** Runs when the user confirms. */
  yes?: { label: string; onYes: () => void };
};

// Always the same function, because React calls a new one at every render, and a dialog that has just closed would open again.
const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * A question that must be answered before anything else. The browser's own dialog: it keeps the focus inside, closes on
 * Escape, gives the focus back to the button afterwards, and costs a page nothing before it is asked for.
 */
export function Dialog({
  trigger,
  triggerClass = 'button',
  disabled,
  unasked,
  title,
  children,
  close,
  yes,
}: DialogProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={triggerClass}
        aria-haspopup={unasked ? undefined : 'dialog'}
        disabled={disabled}
        onClick={() => (unasked ? yes?.onYes() : setOpen(true))}
      >
        {trigger}
      </button>
      {open && (
        <dialog
          ref={show}
          aria-labelledby={id}
          onClose={() => setOpen(false)}
          className="title-block m-auto max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain text-base text-ink backdrop:bg-[rgb(16_27_43/0.5)]"
        >
          <h2 id={id} className="border-b-2 border-ink px-5 py-4 !text-xl">
            {title}
          </h2>
          <div className="px-5 py-5">{children}</div>
          <p className="flex flex-wrap justify-end gap-3 px-5 pb-5">
            <Button onClick={closeAround}>{close ?? 'Close'}</Button>
            {yes && (
              <Button
                primary
                onClick={(event) => {
                  closeAround(event);
                  yes.onYes();
                }}
              >
                {yes.label}
              </Button>
            )}
          </p>
        </dialog>
      )}
    </>
  );
}

const closeAround = ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
  currentTarget.closest('dialog')?.close();
