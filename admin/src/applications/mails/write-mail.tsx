import type { Application, MailTemplate } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import type { Failure } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { FocusFirst } from '../../form/focus-first.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { translate } from '../../messages/translate.ts';
import { offerAbout } from '../offer-about.ts';
import type { Stage } from '../stages.ts';
import { BeginWithTemplate } from './begin-with-template.tsx';
import { MailFields } from './mail-fields.tsx';
import { mailBody, mailFaults } from './mail-values.ts';

export const mailDraft = (id: string) => `applications/${id}/mail`;

const nothing = { template: '', subject: '', body: '', notBefore: '' };
type Values = typeof nothing & { key: string };

/** The reason that stands at this application, where the mail could not be asked for. */
const reasonOf = (failure: Failure | undefined, id: string) =>
  failure?.errors[id] ? `${failure.text} ${failure.errors[id]}` : undefined;

type Props = { record: Application; close: () => void };

/** A mail to one applicant that moves nobody. It begins with a template, filled for this person, and goes out as it stands. */
export const WriteMail = ({ record, close }: Props) => {
  const [seen, setSeen] = useState(record);
  const draft = useKeyedDraft(mailDraft(record.id), nothing, mailFaults);
  const { form, values } = draft;
  const { busy, failure, run } = useAction();
  const hasArrived = useKeyAfterArrival(form, failure, 'mail_differs');
  const filling = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const [filled, setFilled] = useState({ subject: '', body: '' });

  const isTyped = values.subject !== filled.subject || values.body !== filled.body;
  const fill = async (template: MailTemplate) => {
    const { stage, subject, body } = template;
    const begun = { stage: stage as Stage, mail: { subject, body } };
    const mail = await filling.run(() => dataProvider.fillStageMail(record.id, begun));
    if (!mail) return false;
    const text = { subject: mail.subject, body: mail.text };
    setFilled(text);
    form.reset({ ...form.getValues(), ...text, template: template.id });
    return true;
  };
  const send = async (typed: Values) => {
    const mail = mailBody(typed);
    const request = { ids: [record.id], versions: { [record.id]: seen.version }, mail, key: typed.key };
    const sent = await run(() => dataProvider.writeToApplicants(request));
    if (!sent) {
      // It may have arrived all the same.
      void fetchAgain(changes.move([record.id]));
      return;
    }
    draft.drop();
    const done = {
      kind: 'message',
      deed: 'written',
      ...offerAbout([record]),
      mails: 1,
      mailsLeaveAt: mail.notBefore ?? null,
    } as const;
    if (!offerUndo(sent.undo, done)) notify(translate('applicantMails.onItsWay'));
    void fetchAgain(changes.move([record.id]));
    close();
  };
  /** Shows what has changed, and sends over it the next time. */
  const reload = async () => {
    const latest = await run(() => dataProvider.getOne<Application>('applications', { id: record.id }));
    if (latest) setSeen(latest.data);
    void fetchAgain(changes.move([record.id]));
  };
  const isStale = failure?.code === 'cannot_write_to_all';

  return (
    <Form
      label={translate('applicantMails.form')}
      className="sheet"
      busy={busy}
      failure={failure}
      fields={draft}
      submit={() => send(draft.values)}
    >
      <FocusFirst />
      <FormAlert
        failure={failure}
        text={hasArrived ? translate('form.firstTry.mails') : reasonOf(failure, record.id)}
      />
      {isStale && (
        <p className="acts">
          <button type="button" className="button" disabled={busy} onClick={() => void reload()}>
            {translate('form.reload')}
          </button>
        </p>
      )}
      <BeginWithTemplate
        isTyped={isTyped}
        fill={fill}
        filling={filling}
        revert={() => form.setValue('template', values.template)}
      >
        <FormAlert failure={filling.failure} />
      </BeginWithTemplate>
      <MailFields isTimed />
      <FormButtons save={translate('applicantMails.send')} busy={busy || filling.busy} cancel={close} draft={draft} />
    </Form>
  );
};
