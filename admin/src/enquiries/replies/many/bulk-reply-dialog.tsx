import { type Enquiry, limits, type MailTemplate } from '@frontdoor/contract';
import { useMemo, useState } from 'react';
import { BeginWithTemplate } from '../../../applications/mails/begin-with-template.tsx';
import { mailFaults } from '../../../applications/mails/mail-values.ts';
import { SeveralOfOne } from '../../../applications/people/several-of-one.tsx';
import { useRested } from '../../../applications/use-rested.ts';
import { reads } from '../../../data/reads.ts';
import { useRead } from '../../../data/use-read.ts';
import { useNewDraft } from '../../../form/drafts/use-draft.ts';
import { TextField } from '../../../form/fields/text-field.tsx';
import { FormAlert } from '../../../form/form-alert.tsx';
import { Form } from '../../../form/form.tsx';
import { Modal } from '../../../form/modal.tsx';
import { translate } from '../../../messages/translate.ts';
import { AnsweredEnquiries } from './answered-enquiries.tsx';
import { ShownLetters } from './shown-letters.tsx';
import { useSendReplies } from './use-send-replies.ts';

const PAUSE_MS = 400;
const filling = { busy: false, failure: undefined };

type Props = { selected: readonly Enquiry[]; close: () => void };

/** One text to the senders of several enquiries, begun with a template or in one's own words, filled for each and shown before it goes out. */
export const BulkReplyDialog = ({ selected, close }: Props) => {
  const { records, busy, failure, send, lookAgain } = useSendReplies(selected);
  const ids = records.map(({ id }) => id);
  const nothing = {
    template: '',
    subject: translate('enquiries.reply.subject', { reference: '{{reference}}' }),
    body: '',
  };
  const draft = useNewDraft(`all-enquiries/${ids.toSorted().join('+')}/bulk-reply`, nothing, mailFaults);
  const { form, values } = draft;
  const { subject, body } = values;
  const [oneMail, setOneMail] = useState(true);
  const [filled, setFilled] = useState('');
  const typed = useMemo(() => ({ subject, body }), [subject, body]);
  const rested = useRested(typed, PAUSE_MS);
  const shown = useRead(reads.enquiryLetters({ ids, oneMail, ...rested }), ids.length > 0);
  const { mails, people = [] } = shown.data ?? {};
  const count = mails?.length ?? ids.length;
  const obstacles = failure?.code === 'cannot_answer_all' ? failure.errors : {};

  const fill = (template: MailTemplate) => {
    setFilled(template.body);
    form.reset({ template: template.id, subject: template.subject, body: template.body });
    return Promise.resolve(true);
  };
  const submit = async (closes: boolean) => {
    if (!(await send(values, oneMail, closes))) return;
    draft.drop();
    close();
  };
  const sendNow = (closes: boolean) => {
    if (!busy) void form.handleSubmit(() => submit(closes))();
  };
  const discard = () => {
    draft.discard();
    close();
  };

  return (
    <Modal title={translate('enquiries.many.title', { count: ids.length })} cancel={close}>
      <Form
        label={translate('enquiries.many.form')}
        className="sheet"
        busy={busy}
        failure={failure}
        fields={draft}
        submit={() => submit(false)}
      >
        <FormAlert failure={failure} {...(Object.keys(obstacles).length > 0 && { reload: () => void lookAgain() })} />
        <AnsweredEnquiries records={records} obstacles={obstacles} />
        <BeginWithTemplate
          isTyped={body !== '' && body !== filled}
          fill={fill}
          filling={filling}
          revert={() => form.setValue('template', values.template)}
        />
        <TextField source="subject" label={translate('fields.subject')} maxLength={limits.EnquiryReplyText.subject} />
        <TextField
          source="body"
          label={translate('move.mail.text')}
          hint={translate('enquiries.many.hint')}
          lines={9}
          enter={() => sendNow(false)}
          maxLength={limits.EnquiryReplyText.body}
        />
        <SeveralOfOne of="enquiries" people={people} oneMail={oneMail} setOneMail={setOneMail} />
        <ShownLetters mails={mails} error={shown.error} isWritten={subject.trim() !== '' && body.trim() !== ''} />
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={busy} aria-keyshortcuts="Control+Enter Meta+Enter">
            {busy ? translate('form.working') : translate('enquiries.many.send', { count })}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => sendNow(true)}>
            {translate('enquiries.many.sendAndClose', { count })}
          </button>
          <button type="button" className="button" disabled={busy} onClick={discard}>
            {translate('buttons.cancel')}
          </button>
        </div>
      </Form>
    </Modal>
  );
};
