import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../form/modal.tsx';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { translate } from '../../messages/translate.ts';
import { MailFields } from '../mails/mail-fields.tsx';
import { mailFaults } from '../mails/mail-values.ts';
import { readTemplate } from '../mails/read-template.ts';
import { FilledMails } from '../move/filled-mails.tsx';
import { MovedPeople } from '../move/moved-people.tsx';
import { offerAbout } from '../offer-about.ts';
import { SeveralOfOne } from '../people/several-of-one.tsx';
import { usePeople } from '../people/use-people.ts';
import type { Stage } from '../stages.ts';
import { useSelected } from '../move/use-selected.ts';

const nothing = { subject: '', body: '' };

/** The stage whose template tells applicants who were kept waiting that somebody is reading. */
const FIRST_STAGE: Stage = 'screening';

type Props = {
  close: () => void;
  /** The applications to write to; without it those that are selected in the list. */
  of?: readonly Application[];
};

/** Writes one mail to each applicant, filled with their own facts, and shows the mails before. It moves nobody. */
export const BulkWriteDialog = ({ close, of }: Props) => {
  const { onUnselectItems } = useListContext();
  const { ids, records, versions, readAgain } = useSelected(of);
  const { letters, ...people } = usePeople(records);
  const { oneMail } = people;
  const draft = useKeyedDraft(`applications/${ids.toSorted().join('+')}/bulk-write`, nothing, mailFaults);
  const { busy, failure, run } = useAction();
  const hasArrived = useKeyAfterArrival(draft.form, failure, 'mail_differs');
  const template = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const [begun, setBegun] = useState(draft.changed);

  const begin = async () => {
    const text = await template.run(() => readTemplate(FIRST_STAGE));
    if (!text) return;
    draft.form.reset({ ...draft.form.getValues(), ...text });
    setBegun(true);
  };
  const send = async ({ key, ...mail }: typeof draft.values) => {
    const sent = await run(() => dataProvider.writeToApplicants({ ids, versions, mail, oneMail, key }));
    if (!sent) {
      // It may have arrived all the same.
      void fetchAgain(changes.move(ids));
      return;
    }
    draft.drop();
    const done = { kind: 'message', deed: 'written', mails: sent.mails, mailsLeaveAt: null } as const;
    if (!offerUndo(sent.undo, { ...done, ...offerAbout(records) }))
      notify(translate('write.done', { count: sent.mails }));
    if (!of) onUnselectItems();
    void fetchAgain(changes.move(ids));
    close();
  };
  const notes = failure?.code === 'cannot_write_to_all' ? failure.errors : {};

  return (
    <Modal title={translate('write.to', { count: ids.length })} cancel={close}>
      <p className="hint">{translate('write.hint')}</p>
      <Form
        label={translate('write.form')}
        className="sheet"
        busy={busy}
        failure={failure}
        fields={draft}
        submit={() => send(draft.values)}
      >
        <FormAlert failure={failure} text={hasArrived ? translate('form.firstTry.mails') : undefined} />
        <MovedPeople people={records} notes={notes} title={translate('write.who')} />
        {Object.keys(notes).length > 0 && (
          <p className="acts">
            <button type="button" className="button" disabled={busy} onClick={() => void run(readAgain)}>
              {translate('form.reload')}
            </button>
          </p>
        )}
        {!begun && (
          <p className="acts">
            <button type="button" className="button" disabled={template.busy} onClick={() => void begin()}>
              {translate('write.fromTemplate')}
            </button>
          </p>
        )}
        <FormAlert failure={template.failure} />
        <MailFields isTemplate />
        <SeveralOfOne {...people} />
        <FilledMails to={letters} mail={draft.values} />
        <FormButtons
          save={translate('write.send', { count: letters.length })}
          busy={busy}
          cancel={close}
          draft={draft}
        />
      </Form>
    </Modal>
  );
};
