import { type Enquiry, limits, type MailTemplate, type Schemas } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { BeginWithTemplate } from '../../applications/mails/begin-with-template.tsx';
import { mailFaults } from '../../applications/mails/mail-values.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { sentTexts } from './sent-text.ts';
import { useSendReply } from './use-send-reply.ts';

const withoutText = { template: '', body: '' };

type Props = { record: Enquiry; replies: readonly Schemas['EnquiryReplyView'][] };

/** A reply to the sender of an enquiry: in one's own words, or begun with a template. It goes out as it stands. */
export const WriteReply = ({ record, replies }: Props) => {
  const nothing = { ...withoutText, subject: translate('enquiries.reply.subject', { reference: record.reference }) };
  const draft = useNewDraft(`all-enquiries/${record.id}/reply`, nothing, mailFaults);
  const { form, values } = draft;
  const { busy, failure, send, lookAgain } = useSendReply(record);
  const looking = useAction();
  const [filled, setFilled] = useState('');
  const [shown, setShown] = useState<Schemas['EnquiryReplyPreviewView']>();

  useEffect(() => {
    const text = sentTexts.takenBack(record.id, replies);
    if (!text || form.getValues().body) return;
    form.reset({ template: '', ...text });
    // Taking it back was a change as well.
    void lookAgain();
  }, [form, lookAgain, record.id, replies]);

  const preview = (text: Schemas['EnquiryReplyText']) =>
    looking.run(() => dataProvider.previewEnquiryReply(record.id, text));
  const fill = async ({ id: template, subject, body }: MailTemplate) => {
    const text = await preview({ subject, body });
    if (!text) return false;
    setFilled(text.body);
    form.reset({ template, subject: text.subject, body: text.body });
    return true;
  };
  const submit = async (close: boolean) => {
    if (await send(values, close)) draft.discard();
  };
  const sendNow = (close: boolean) => {
    if (!busy) void form.handleSubmit(() => submit(close))();
  };
  const show = async () => setShown(await preview({ subject: values.subject, body: values.body }));

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
        <BeginWithTemplate
          isTyped={values.body !== '' && values.body !== filled}
          fill={fill}
          filling={looking}
          revert={() => form.setValue('template', values.template)}
        />
        <TextField source="subject" label={translate('fields.subject')} maxLength={limits.EnquiryReplyText.subject} />
        <TextField
          source="body"
          label={translate('move.mail.text')}
          hint={translate('enquiries.reply.hint')}
          lines={6}
          enter={() => sendNow(false)}
          maxLength={limits.EnquiryReplyText.body}
        />
        <FormAlert failure={failure ?? looking.failure} reload={() => void lookAgain()} />
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={busy} aria-keyshortcuts="Control+Enter Meta+Enter">
            {translate(busy ? 'form.working' : 'enquiries.reply.send')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => sendNow(true)}>
            {translate('enquiries.reply.sendAndClose')}
          </button>
          <button
            type="button"
            className="button"
            disabled={looking.busy}
            onClick={() => void form.handleSubmit(show)()}
          >
            {translate('enquiries.reply.show')}
          </button>
        </div>
      </Form>
      {shown && <ReplyPreview preview={shown} close={() => setShown(undefined)} />}
    </div>
  );
};
