import { limits } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { useAction } from '../../data/use-action.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { Tick } from '../../form/fields/tick.tsx';
import type { Letter } from '../people/letters.ts';
import type { Stage } from '../stages.ts';
import { FilledMails } from './filled-mails.tsx';
import { zoneText } from '../../values/times/zone.ts';
import { translate } from '../../messages/translate.ts';

type Mail = { subject: string; body: string; notBefore?: string };
type Props = {
  stage: Stage;
  mail: Mail | null;
  read: (stage: Stage) => Promise<Mail>;
  change: (mail: Mail | null) => void;
  /** The recipients of a bulk mail, each with their own name and position; absent for a single one. */
  to?: readonly Letter[];
  /** About those recipients, above their mails. */
  children?: ReactNode;
};

/** The optional mail of a move: it starts as the stage's template and is sent as it stands in the form. */
export const StageMail = ({ stage, mail, read, change, to, children }: Props) => {
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
          <TextField
            source="mail.subject"
            label={translate('fields.subject')}
            maxLength={limits.StageMailRequest.subject}
          />
          <TextField
            source="mail.body"
            label={translate('move.mail.text')}
            hint={to ? translate('move.mail.filledIn') : translate('move.mail.asItStands')}
            lines={9}
            maxLength={limits.StageMailRequest.body}
          />
          <TextField
            source="mail.notBefore"
            label={translate('move.mail.at')}
            hint={translate('move.mail.atHint', { zone: zoneText() })}
            type="datetime-local"
          />
          {children}
          {to && <FilledMails to={to} stage={stage} mail={mail} />}
        </>
      )}
    </>
  );
};
