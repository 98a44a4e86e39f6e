import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './form.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Called at Escape. The dialog stays open until its parent leaves it out. */
  cancel: () => void;
  /** Wide enough for a table. */
  wide?: boolean;
  /** Its content has a heading and keys of its own. */
  isBare?: true;
  /** For a dialog whose opening control is disabled while it is open: `useKeptFocus` returns the focus to that control. */
  returnsFocus?: true;
};

/** A dialog over the page, from the moment that it is drawn. The keys of the page below it do not act meanwhile. */
export const Modal = ({ title, children, cancel, wide = false, isBare, returnsFocus }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page, so that the browser returns the focus to the control that opened it.
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    return () => modal?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      data-focus-returns={returnsFocus}
      data-own-keys={isBare}
      {...(isBare ? { 'aria-label': title } : { 'aria-labelledby': id })}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onKeyDown={(event) => {
        if (!isBare) event.stopPropagation();
      }}
    >
      {!isBare && <h2 id={id}>{title}</h2>}
      {children}
    </dialog>
  );
};
