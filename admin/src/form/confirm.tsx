import type { ReactNode } from 'react';
import type { Failure } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';
import type { Stale } from './drafts/stale-save.tsx';
import { FormAlert } from './form-alert.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  /** The label of the other one, where what is asked about is itself to be cancelled. */
  keep?: string;
  busy: boolean;
  failure: Failure | undefined;
  /** As of the FormAlert. */
  stale?: Stale;
  act: () => void;
  cancel: () => void;
  /** As of the Modal. */
  returnsFocus?: true;
};

/** A question before an action that cannot be undone. Escape means no, and so does Enter: Cancel comes first. */
export const Confirm = ({ title, children, confirm, keep, busy, failure, stale, act, cancel, returnsFocus }: Props) => (
  <Modal title={title} cancel={cancel} {...(returnsFocus && { returnsFocus })}>
    {children}
    <FormAlert failure={failure} {...(stale && { stale })} />
    <div className="form-buttons">
      <button type="button" className="button" disabled={busy} onClick={cancel}>
        {keep ?? translate('buttons.cancel')}
      </button>
      <button type="button" className="button primary" disabled={busy} onClick={act}>
        {busy ? translate('form.working') : confirm}
      </button>
    </div>
  </Modal>
);
