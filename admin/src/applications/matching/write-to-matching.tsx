import type { Application } from '@frontdoor/contract';
import { useListContext } from 'react-admin';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { MailFields } from '../mails/mail-fields.tsx';
import { mailFaults } from '../mails/mail-values.ts';
import { FilledMails } from '../move/filled-mails.tsx';
import { lettersTo } from '../people/letters.ts';
import type { Matching } from './use-matching.ts';

type Props = { matching: Matching; close: () => void };

const nothing = { subject: '', body: '' };

/** Writes one mail to all that match. It shows the mails to the applicants of this page. */
export const WriteToMatching = ({ matching: { count, busy, act }, close }: Props) => {
  const { data = [] } = useListContext<Application>();
  const draft = useNewDraft('applications/matching/write', nothing, mailFaults);
  const send = async () => {
    if (await act({ mail: draft.values })) draft.drop();
  };
  return (
    <Form label={translate('write.form')} className="sheet" busy={busy} fields={draft} submit={send}>
      <MailFields isTemplate />
      <FilledMails to={lettersTo(data, [])} mail={draft.values} />
      <FormButtons save={translate('write.send', { count })} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
