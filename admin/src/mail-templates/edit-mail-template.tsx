import { type MailTemplate, limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';

type Template = MailTemplate;

const valuesOf = ({ subject, body }: Template) => ({ subject, body });

export const EditMailTemplate = ({ template, alone }: { template: Template; alone: boolean }) => {
  const draft = useDraft(`mail-templates/${template.id}`, template, valuesOf);
  const { values, startFrom } = draft;
  const { busy, failure, save, reload } = useUpdateDraft('mail-templates', draft);
  const notify = useNotify();

  const submit = async () => {
    const saved = await save(values);
    if (!saved) return;
    startFrom(saved);
    notify(`“${saved.title}” is saved`);
  };

  return (
    <article className="details">
      <DetailsHeading text={template.title} alone={alone} />
      <p className="soft under">Offered when an application moves to {template.stage}.</p>
      <Form label="Edit the mail template" busy={busy} failure={failure} held={draft} submit={submit}>
        <TextField source="subject" label="Subject" maxLength={limits.ChangeMailTemplateRequest.subject} />
        <TextField
          source="body"
          label="Text"
          hint="{{name}}, {{position}}, {{reference}} and {{company}} are filled in."
          lines={12}
          maxLength={limits.ChangeMailTemplateRequest.body}
        />
        <FormAlert failure={failure} reload={reload} />
        <FormButtons save="Save" busy={busy} disabled={!draft.changed} />
      </Form>
    </article>
  );
};
