import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { MailFields } from '../mails/mail-fields.tsx';
import { mailFaults } from '../mails/mail-values.ts';
import { ShownMails } from './shown-mails.tsx';
import type { Matching } from './use-matching.ts';
import { useMatchingMails } from './use-matching-mails.ts';

type Props = { matching: Matching; close: () => void };

const nothing = { subject: '', body: '' };

/** Writes one mail to all that match, and shows it as each of them gets it. */
export const WriteToMatching = ({ matching, close }: Props) => {
  const { busy, failure, act } = matching;
  const draft = useKeyedDraft('applications/matching/write', nothing, mailFaults);
  useKeyAfterArrival(draft.form, failure, 'mail_differs');
  const mails = useMatchingMails(matching);
  const send = async () => {
    const { key, ...mail } = draft.values;
    if (await act({ mail, oneMail: mails.oneMail, key })) draft.drop();
  };
  return (
    <Form label={translate('write.form')} className="sheet" busy={busy} fields={draft} submit={send}>
      <MailFields isTemplate />
      <ShownMails mails={mails} mail={draft.values} />
      <FormButtons save={translate('write.send', { count: mails.count })} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
