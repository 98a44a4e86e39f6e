import type { ReactNode } from 'react';
import { useAction } from '../../data/use-action.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { Tick } from '../../form/fields/tick.tsx';
import { MailFields } from '../mails/mail-fields.tsx';
import type { MailValues } from '../mails/mail-values.ts';
import type { Stage } from '../stages.ts';
import { translate } from '../../messages/translate.ts';

type Props = {
  stage: Stage;
  mail: MailValues | null;
  read: (stage: Stage) => Promise<MailValues>;
  change: (mail: MailValues | null) => void;
  /** Shows the mails of a template as they go out, each with its recipient's own name and position; absent for a single mail. */
  renderMails?: (mail: MailValues) => ReactNode;
};

/** The optional mail of a move: it starts as the stage's template and is sent as it stands in the form. */
export const StageMail = ({ stage, mail, read, change, renderMails }: Props) => {
  const { busy, failure, run, forget } = useAction();
  const tick = async (ticked: boolean) => {
    forget();
    if (!ticked) return change(null);
    // Until the template has arrived, the mail is empty and cannot be sent.
    change({ subject: '', body: '' });
    change((await run(() => read(stage))) ?? null);
  };
  return (
    <>
      <Tick
        label={busy ? translate('move.mail.writing') : translate('move.mail.send')}
        ticked={mail !== null}
        change={(ticked) => void tick(ticked)}
      />
      <FormAlert failure={failure} />
      {mail && !busy && (
        <>
          <MailFields within="mail" isTemplate={renderMails !== undefined} isTimed />
          {renderMails?.(mail)}
        </>
      )}
    </>
  );
};
