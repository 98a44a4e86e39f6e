import { limits, type MailTemplate, type Schemas } from '@frontdoor/contract';
import { type ReactNode, useState } from 'react';
import { BeginWithTemplate } from '../../applications/mails/begin-with-template.tsx';
import type { useAction } from '../../data/use-action.ts';
import type { NewDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';

type Text = Schemas['EnquiryReplyText'];

type FieldsProps = {
  draft: NewDraft<Text & { template: string; key: string }>;
  /** What a template begins the reply with; undefined where that failed. */
  textOf: (template: MailTemplate) => Promise<Text | undefined>;
  /** Of that. */
  filling: Pick<ReturnType<typeof useAction>, 'busy' | 'failure'>;
  hint: string;
  /** Height of the text. */
  lines: number;
  /** Ctrl+Enter in the text. */
  send: () => void;
};

/** The fields of a reply to one enquiry or to many: what it begins with, its subject and its text. */
export const ReplyFields = ({ draft: { form, values }, textOf, filling, hint, lines, send }: FieldsProps) => {
  const [filled, setFilled] = useState('');
  const fill = async (template: MailTemplate) => {
    const text = await textOf(template);
    if (!text) return false;
    setFilled(text.body);
    form.reset({ ...form.getValues(), template: template.id, subject: text.subject, body: text.body });
    return true;
  };
  return (
    <>
      <BeginWithTemplate
        isTyped={values.body !== '' && values.body !== filled}
        fill={fill}
        filling={filling}
        revert={() => form.setValue('template', values.template)}
      />
      <TextField source="subject" label={translate('fields.subject')} maxLength={limits.EnquiryReplyText.subject} />
      <TextField
        source="body"
        label={translate('move.mail.text')}
        hint={hint}
        lines={lines}
        enter={send}
        maxLength={limits.EnquiryReplyText.body}
      />
    </>
  );
};

type ButtonsProps = {
  busy: boolean;
  sendText: string;
  sendAndCloseText: string;
  sendAndClose: () => void;
  /** Further buttons. */
  children: ReactNode;
};

/** Sends a reply, and closes what it answers or does not. */
export const ReplyButtons = ({ busy, sendText, sendAndCloseText, sendAndClose, children }: ButtonsProps) => (
  <div className="form-buttons">
    <button type="submit" className="button primary" disabled={busy} aria-keyshortcuts="Control+Enter Meta+Enter">
      {busy ? translate('form.working') : sendText}
    </button>
    <button type="button" className="button" disabled={busy} onClick={sendAndClose}>
      {sendAndCloseText}
    </button>
    {children}
  </div>
);
