import { useId, useState } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { Modal } from '../../form/modal.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';
import { AssignMatching } from './assign-matching.tsx';
import { MoveMatching } from './move-matching.tsx';
import { useMatching } from './use-matching.ts';
import { WriteToMatching } from './write-to-matching.tsx';

const forms = { move: MoveMatching, write: WriteToMatching, assign: AssignMatching };

/** Moves, writes to or assigns all applications that match the list, on all its pages. */
export const MatchingDialog = ({ close }: { close: () => void }) => {
  const matching = useMatching(close);
  const [what, setWhat] = useState<keyof typeof forms>('move');
  const id = useId();
  const Form = forms[what];
  const { count, busy, waiting, failure } = matching;
  return (
    <Modal title={translate('matching.heading', { count })} cancel={close}>
      <p className="hint">{translate('matching.hint')}</p>
      <div className="field">
        <label htmlFor={id} className="mono">
          {translate('matching.what')}
        </label>
        <select
          id={id}
          value={what}
          disabled={busy}
          onChange={(event) => setWhat(event.target.value as keyof typeof forms)}
        >
          {optionsOf('matching.deeds').map(([deed, label]) => (
            <option key={deed} value={deed}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FormAlert
        text={failure?.code === 'mail_differs' ? translate('form.firstTry.mails') : undefined}
        failure={
          failure?.errors['count'] ? { ...failure, text: `${failure.text} ${failure.errors['count']}` } : failure
        }
      />
      <p role="status">{waiting && translate('matching.waiting', { count })}</p>
      <Form matching={matching} close={close} />
    </Modal>
  );
};
