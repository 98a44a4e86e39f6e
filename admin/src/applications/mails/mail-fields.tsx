import { limits } from '@frontdoor/contract';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';
import { zoneText } from '../../values/times/zone.ts';

type Props = {
  /** The name under which a form with more than a mail has it. */
  within?: 'mail';
  /** Whether the text has placeholders, which are filled in for each of several applicants. */
  isTemplate?: boolean;
  /** Whether the mail can wait for a time. */
  isTimed?: boolean;
};

/** The fields of a mail to applicants. */
export const MailFields = ({ within, isTemplate = false, isTimed = false }: Props) => {
  const sourceOf = (name: string) => (within ? `${within}.${name}` : name);
  return (
    <>
      <TextField
        source={sourceOf('subject')}
        label={translate('fields.subject')}
        maxLength={limits.StageMailRequest.subject}
      />
      <TextField
        source={sourceOf('body')}
        label={translate('move.mail.text')}
        hint={translate(isTemplate ? 'move.mail.filledIn' : 'move.mail.asItStands')}
        lines={9}
        maxLength={limits.StageMailRequest.body}
      />
      {isTimed && (
        <TextField
          source={sourceOf('notBefore')}
          label={translate('move.mail.at')}
          hint={translate('move.mail.atHint', { zone: zoneText() })}
          type="datetime-local"
        />
      )}
    </>
  );
};
