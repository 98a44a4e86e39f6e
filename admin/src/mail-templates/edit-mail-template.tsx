import { type MailTemplate, limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { translate } from '../messages/translate.ts';
import { audienceOf } from './audience.ts';

type Template = MailTemplate;

const whereOffered = {
  enquirers: 'mailTemplates.offeredInReplies',
  interviewees: 'mailTemplates.sentWithInterviews',
} as const;

const valuesOf = ({ subject, body }: Template) => ({ subject, body });

export const EditMailTemplate = ({ template, alone }: { template: Template; alone: boolean }) => {
  const draft = useDraft(`mail-templates/${template.id}`, template, valuesOf);
  const { values, startFrom } = draft;
  const { busy, failure, save, stale } = useUpdateDraft('mail-templates', draft);
  const notify = useNotify();
  const audience = audienceOf(template);

  const submit = async () => {
    const saved = await save(values);
    if (!saved) return;
    startFrom(saved);
    notify(translate('mailTemplates.saved', { title: saved.title }));
  };

  return (
    <article className="details">
      <DetailsHeading text={template.title} alone={alone} />
      <p className="soft under">
        {audience ? translate(whereOffered[audience]) : translate('mailTemplates.offeredAt', { stage: template.stage })}
      </p>
      <Form label={translate('mailTemplates.editForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
        <TextField
          source="subject"
          label={translate('fields.subject')}
          maxLength={limits.ChangeMailTemplateRequest.subject}
        />
        <TextField
          source="body"
          label={translate('fields.text')}
          hint={translate(`mailTemplates.filledIn.${audience ?? 'applicants'}`)}
          lines={12}
          maxLength={limits.ChangeMailTemplateRequest.body}
        />
        <FormAlert failure={failure} stale={stale} />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          missing={!draft.changed && translate('form.reasons.unchanged')}
        />
      </Form>
    </article>
  );
};
