import { limits } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import type { Failure } from '../../data/failure.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { RecordName } from '../../form/drafts/last-change.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { SelectField } from '../../form/fields/select-field.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import type { NewDraft } from '../../form/drafts/use-draft.ts';
import type { MailValues } from '../mails/mail-values.ts';
import { moveSource, type MoveValues, stageChosen } from './move-values.ts';
import { type Stage, stages } from '../stages.ts';
import { translate } from '../../messages/translate.ts';
import { StageMail } from './stage-mail.tsx';

type Props = {
  /** The current stage, which cannot be chosen. */
  from?: Stage;
  /** Of a bulk move: how many mails go out. */
  mailCount?: number;
  /** Of a bulk move: shows its mails. */
  renderMails?: (stage: Stage, mail: MailValues) => ReactNode;
  draft: NewDraft<MoveValues>;
  busy: boolean;
  failure: Failure | undefined;
  /** The first text of a stage's mail. */
  readMail: (stage: Stage) => Promise<{ subject: string; body: string }>;
  move: (values: MoveValues) => Promise<void>;
  close: () => void;
  reload?: () => void;
  /** The record of `reload`: the alert then names the person who has changed it. */
  of?: RecordName;
  children?: ReactNode;
};

const sendText = (count: number | undefined) =>
  count === undefined ? translate('move.moveAndSend') : translate('move.moveAndSendMany', { count });

export const MoveForm = (props: Props) => {
  const { from, mailCount, renderMails, draft, busy, failure } = props;
  const { readMail, move, close, reload, of, children } = props;
  const { form } = draft;
  const stage = stageChosen(draft.values, from);
  const values = { ...draft.values, stage };
  const { data: reasons = [] } = useRead(reads.reasonsInUse());
  const setMail = (mail: MoveValues['mail']) => {
    form.setValue('mail', mail);
    form.clearErrors('mail');
  };

  const others = stages.filter((other) => other !== from).map((other) => [other, other] as const);
  return (
    <Form
      label={translate('move.form')}
      className="sheet"
      busy={busy}
      failure={failure}
      sourceOf={moveSource}
      fields={draft}
      submit={() => move(values)}
    >
      <FormAlert failure={failure} reload={reload} of={of} />
      {children}
      <SelectField
        source="stage"
        label={translate('fields.stage')}
        format={(typed: MoveValues['stage']) => (typed === from ? '' : typed)}
        onChange={() => setMail(null)}
        options={[['', translate('move.choose')], ...others]}
      />
      {stage === 'rejected' && (
        <SelectField
          source="reason"
          label={translate('fields.reason')}
          options={[['', translate('move.choose')], ...reasons.map(({ id, label }) => [id, label] as const)]}
        />
      )}
      <TextField
        source="note"
        label={translate('move.why')}
        hint={translate('move.whyHint')}
        lines={2}
        maxLength={limits.MoveApplicationRequest.note}
      />
      {stage && (
        <StageMail
          key={stage}
          read={readMail}
          stage={stage}
          mail={values.mail}
          change={setMail}
          {...(renderMails && { renderMails: (mail: MailValues) => renderMails(stage, mail) })}
        />
      )}
      <FormButtons
        save={values.mail ? sendText(mailCount) : translate('move.move')}
        busy={busy}
        cancel={close}
        draft={draft}
      />
    </Form>
  );
};
