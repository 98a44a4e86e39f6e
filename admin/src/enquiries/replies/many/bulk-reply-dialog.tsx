import type { Enquiry } from '@frontdoor/contract';
import { useMemo, useState } from 'react';
import { mailFaults } from '../../../applications/mails/mail-values.ts';
import { SeveralOfOne } from '../../../applications/people/several-of-one.tsx';
import { useRested } from '../../../applications/use-rested.ts';
import { reads } from '../../../data/reads.ts';
import { useRead } from '../../../data/use-read.ts';
import { useKeyAfterArrival, useKeyedDraft } from '../../../form/drafts/use-keyed-draft.ts';
import { FormAlert } from '../../../form/form-alert.tsx';
import { Form } from '../../../form/form.tsx';
import { Modal } from '../../../form/modal.tsx';
import { translate } from '../../../messages/translate.ts';
import { ReplyButtons, ReplyFields } from '../reply-fields.tsx';
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
  const draft = useKeyedDraft(`all-enquiries/${ids.toSorted().join('+')}/bulk-reply`, nothing, mailFaults);
  const { form, values } = draft;
  const { subject, body } = values;
  const hasArrived = useKeyAfterArrival(form, failure, 'reply_differs');
  const [oneMail, setOneMail] = useState(true);
  const typed = useMemo(() => ({ subject, body }), [subject, body]);
  const rested = useRested(typed, PAUSE_MS);
  const shown = useRead(reads.enquiryLetters({ ids, oneMail, ...rested }), ids.length > 0);
  const { mails, people = [] } = shown.data ?? {};
  const count = mails?.length ?? ids.length;
  const obstacles = failure?.code === 'cannot_answer_all' ? failure.errors : {};

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
        <FormAlert
          failure={failure}
          text={hasArrived ? translate('form.firstTry.mails') : undefined}
          {...(Object.keys(obstacles).length > 0 && { reload: () => void lookAgain() })}
        />
        <AnsweredEnquiries records={records} obstacles={obstacles} />
        <ReplyFields
          draft={draft}
          textOf={(template) => Promise.resolve(template)}
          filling={filling}
          hint={translate('enquiries.many.hint')}
          lines={9}
          send={() => sendNow(false)}
        />
        <SeveralOfOne of="enquiries" people={people} oneMail={oneMail} setOneMail={setOneMail} />
        <ShownLetters mails={mails} error={shown.error} isWritten={subject.trim() !== '' && body.trim() !== ''} />
        <ReplyButtons
          busy={busy}
          sendText={translate('enquiries.many.send', { count })}
          sendAndCloseText={translate('enquiries.many.sendAndClose', { count })}
          sendAndClose={() => sendNow(true)}
        >
          <button type="button" className="button" disabled={busy} onClick={discard}>
            {translate('buttons.cancel')}
          </button>
        </ReplyButtons>
      </Form>
    </Modal>
  );
};
