import { type MailTemplate, limits, type Schemas } from '@frontdoor/contract';
import { type FocusEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { unavailable } from '../form/buttons/unavailable.ts';
import { Unsaved } from '../form/unsaved.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { translate } from '../messages/translate.ts';
import { isAutomatic } from './audience.ts';
import { MailActs } from './mail-acts.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailState } from './mail-state.tsx';
import { Placeholders } from './placeholders.tsx';
import './mail-templates.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

const valuesOf = ({ subject, body }: MailTemplate) => ({ subject, body });

export const EditMailTemplate = ({ template, alone }: { template: MailTemplate; alone: boolean }) => {
  const { id } = template;
  const draft = useDraft(`mail-templates/${id}`, template, valuesOf);
  const { form, values, startFrom } = draft;
  const saving = useUpdateDraft('mail-templates', draft);
  const trying = useAction();
  const notify = useNotify();
  const [shown, setShown] = useState<Schemas['MailPreviewView']>();
  const cursor = useRef<{ name: 'subject' | 'body'; start: number; end: number }>(undefined);
  const failure = saving.failure ?? trying.failure;
  const busy = saving.busy || trying.busy;

  const noteCursor = ({ target }: FocusEvent<HTMLElement>) => {
    const { name, selectionStart, selectionEnd } = target as Partial<Field>;
    if ((name === 'subject' || name === 'body') && typeof selectionStart === 'number')
      cursor.current = { name, start: selectionStart, end: selectionEnd ?? selectionStart };
  };
  const insert = (text: string) => {
    const { name, start, end } = cursor.current ?? { name: 'body', start: values.body.length, end: values.body.length };
    const before = form.getValues(name);
    form.setValue(name, `${before.slice(0, start)}${text}${before.slice(end)}`, { shouldDirty: true });
    cursor.current = { name, start: start + text.length, end: start + text.length };
  };
  const submit = async () => {
    trying.forget();
    const saved = await saving.save(values);
    if (!saved) return;
    startFrom(saved);
    notify(translate('mailTemplates.saved', { title: saved.title }));
  };
  const show = async () => {
    saving.forget();
    setShown(await trying.run(() => dataProvider.previewMailTemplate(id, values)));
  };
  const test = async () => {
    saving.forget();
    const sent = await trying.run(() => dataProvider.sendTestMail(id, values));
    if (sent) notify(translate('mailTemplates.test.done', sent));
  };

  return (
    <article className="details">
      <DetailsHeading text={template.title} alone={alone} />
      <p className="soft under">{template.when}</p>
      <MailState template={draft.seen} />
      <div onBlur={noteCursor}>
        <Form label={translate('mailTemplates.editForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
          <TextField
            source="subject"
            label={translate('fields.subject')}
            maxLength={limits.ChangeMailTemplateRequest.subject}
          />
          <TextField
            source="body"
            label={translate('fields.text')}
            hint={isAutomatic(template) ? translate('mailTemplates.marks') : undefined}
            lines={14}
            maxLength={limits.ChangeMailTemplateRequest.body}
          />
          <Placeholders placeholders={template.placeholders} insert={insert} />
          <FormAlert failure={failure} {...(saving.failure && { stale: saving.stale })} />
          <Unsaved changed={draft.changed} />
          <div className="form-buttons">
            <button
              type="submit"
              className="button primary"
              disabled={busy}
              {...unavailable(!draft.changed && translate('form.reasons.unchanged'))}
            >
              {translate(saving.busy ? 'form.working' : 'buttons.save')}
            </button>
            <button type="button" className="button" disabled={busy} onClick={() => void show()}>
              {translate('mailTemplates.preview.button')}
            </button>
            <button type="button" className="button" disabled={busy} onClick={() => void test()}>
              {translate('mailTemplates.test.button')}
            </button>
          </div>
        </Form>
      </div>
      <MailActs template={draft.seen} isTyped={draft.changed} startFrom={startFrom} moveTo={draft.moveTo} />
      {shown && <MailPreview preview={shown} close={() => setShown(undefined)} />}
    </article>
  );
};
