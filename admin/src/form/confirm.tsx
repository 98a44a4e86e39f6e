import type { ReactNode } from 'react';
import type { Failure } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';
import { FormAlert } from './form-alert.tsx';
import { Modal } from './modal.tsx';

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
export const Confirm = ({ title, children, confirm, busy, failure, act, cancel }: Props) => (
  <Modal title={title} cancel={cancel}>
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
  </Modal>
);
