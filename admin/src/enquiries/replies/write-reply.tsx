import type { Enquiry, Schemas } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { mailFaults } from '../../applications/mails/mail-values.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { ReplyButtons, ReplyFields } from './reply-fields.tsx';
import { ReplyPreview } from './reply-preview.tsx';
import { sentTexts } from './sent-text.ts';
import { useSendReply } from './use-send-reply.ts';

const withoutText = { template: '', body: '' };

type Props = { record: Enquiry; replies: readonly Schemas['EnquiryReplyView'][] };

/** A reply to the sender of an enquiry: in one's own words, or begun with a template. It goes out as it stands. */
export const WriteReply = ({ record, replies }: Props) => {
  const nothing = { ...withoutText, subject: translate('enquiries.reply.subject', { reference: record.reference }) };
  const draft = useKeyedDraft(`all-enquiries/${record.id}/reply`, nothing, mailFaults);
  const { form, values } = draft;
  const { busy, failure, send, lookAgain } = useSendReply(record, values.body !== '');
  const hasArrived = useKeyAfterArrival(form, failure, 'reply_differs');
  const looking = useAction();
  const [shown, setShown] = useState<Schemas['EnquiryReplyPreviewView']>();

  useEffect(() => {
    const text = sentTexts.takenBack(record.id, replies);
    if (!text || form.getValues().body) return;
    form.reset({ ...form.getValues(), template: '', ...text });
    // Taking it back was a change as well.
    void lookAgain();
  }, [form, lookAgain, record.id, replies]);

  const preview = ({ subject, body }: Schemas['EnquiryReplyText']) =>
    looking.run(() => dataProvider.previewEnquiryReply(record.id, { subject, body }));
  const submit = async (close: boolean) => {
    if (await send(values, close)) draft.discard();
  };
  const sendNow = (close: boolean) => {
    if (!busy) void form.handleSubmit(() => submit(close))();
  };
  const show = async () => setShown(await preview(values));

  return (
    <div className="write-reply">
      <Form
        label={translate('enquiries.reply.form')}
        busy={busy}
        failure={failure ?? looking.failure}
        fields={draft}
        submit={() => submit(false)}
      >
        <p className="mono soft">{translate('applicantMails.to', { recipient: record.email })}</p>
        <ReplyFields
          draft={draft}
          textOf={preview}
          filling={looking}
          hint={translate('enquiries.reply.hint')}
          lines={6}
          send={() => sendNow(false)}
        />
        <FormAlert
          failure={failure ?? looking.failure}
          text={hasArrived ? translate('form.firstTry.conversation') : undefined}
          reload={() => void lookAgain()}
        />
        <ReplyButtons
          busy={busy}
          sendText={translate('enquiries.reply.send')}
          sendAndCloseText={translate('enquiries.reply.sendAndClose')}
          sendAndClose={() => sendNow(true)}
        >
          <button
            type="button"
            className="button"
            disabled={looking.busy}
            onClick={() => void form.handleSubmit(show)()}
          >
            {translate('enquiries.reply.show')}
          </button>
        </ReplyButtons>
      </Form>
      {shown && <ReplyPreview preview={shown} close={() => setShown(undefined)} />}
    </div>
  );
};
