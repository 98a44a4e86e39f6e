import { type Application, limits } from '@frontdoor/contract';
import { useListContext } from 'react-admin';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { FilledMails } from '../move/filled-mails.tsx';
import { lettersTo } from '../people/letters.ts';
import type { Matching } from './use-matching.ts';

type Props = { matching: Matching; close: () => void };

const nothing = { subject: '', body: '' };
const faultsOf = ({ subject, body }: typeof nothing) => ({
  ...(!subject.trim() && { subject: translate('move.missing.subject') }),
  ...(!body.trim() && { body: translate('move.missing.body') }),
});

/** One mail to all of them. The mails of this page stand for the others. */
export const WriteToMatching = ({ matching: { count, busy, act }, close }: Props) => {
  const { data = [] } = useListContext<Application>();
  const draft = useNewDraft('applications/matching/write', nothing, faultsOf);
  const send = async () => {
    if (await act({ mail: draft.values })) draft.drop();
  };
  return (
    <Form label={translate('write.form')} className="sheet" busy={busy} fields={draft} submit={send}>
      <TextField source="subject" label={translate('fields.subject')} maxLength={limits.StageMailRequest.subject} />
      <TextField
        source="body"
        label={translate('move.mail.text')}
        hint={translate('move.mail.filledIn')}
        lines={9}
        maxLength={limits.StageMailRequest.body}
      />
      <FilledMails to={lettersTo(data, [])} mail={draft.values} />
      <FormButtons save={translate('write.send', { count })} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
