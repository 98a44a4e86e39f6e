import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Failure } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';
import { FormAlert } from './form-alert.tsx';
import './form.css';

type Props = {
  title: string;
  children: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  busy: boolean;
  failure: Failure | undefined;
  act: () => void;
  cancel: () => void;
};

/** A question before an action that cannot be undone. Escape means no, and so does Enter: Cancel comes first. */
export const Confirm = ({ title, children, confirm, busy, failure, act, cancel }: Props) => {
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
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <FormAlert failure={failure} />
      <div className="form-buttons">
        <button type="button" className="button" disabled={busy} onClick={cancel}>
          {translate('buttons.cancel')}
        </button>
        <button type="button" className="button primary" disabled={busy} onClick={act}>
          {busy ? translate('form.working') : confirm}
        </button>
      </div>
    </dialog>
  );
};
