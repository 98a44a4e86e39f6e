import { type Application, limits, type Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Failure, failureOf } from '../../../data/failure.ts';
import { reads } from '../../../data/reads.ts';
import { useRead } from '../../../data/use-read.ts';
import { useNewDraft } from '../../../form/drafts/use-draft.ts';
import { TextField } from '../../../form/fields/text-field.tsx';
import { Tick } from '../../../form/fields/tick.tsx';
import { Form } from '../../../form/form.tsx';
import { ariaKeyOf } from '../../../keys/key-map.ts';
import { KeyName } from '../../../keys/key-name.tsx';
import type { Outcome } from '../../../keys/key-queue.ts';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { moveSource } from '../../move/move-values.ts';
import type { Stage } from '../../stages.ts';
import { Choices } from './choices.tsx';
import { PanelHead } from './panel-head.tsx';

interface Answer {
  reason: string;
  /** As it was edited; null for the template as it is filled. */
  mail: { subject: string; body: string } | null;
  /** Whether no mail goes although there is one. */
  silent: boolean;
}

const nothing: Answer = { reason: '', mail: null, silent: false };

type Props = {
  record: Application;
  stage: Stage;
  busy: boolean;
  failure: Failure | undefined;
  decide: (move: Schemas['MoveApplicationRequest']) => Promise<Outcome>;
  close: () => void;
};

/** A move with its reason and its mail, which stands there as it goes out. */
export const AnswerPanel = ({ record, stage, busy, failure, decide, close }: Props) => {
  const draft = useNewDraft(`applications/${record.id}/answer/${stage}`, nothing);
  const { form, values } = draft;
  const isRejection = stage === 'rejected';
  const reasons = useRead(reads.reasonsInUse(), isRejection);
  const filling = useRead(reads.stageMail(record.id, stage));
  const client = useQueryClient();
  const send = useRef<HTMLButtonElement>(null);
  const mail = values.mail ?? filling.data ?? null;
  const isReady = (!isRejection || values.reason !== '') && !filling.isPending;
  const isEdited = values.mail !== null;
  useEffect(() => {
    if (isReady && !isEdited) send.current?.focus();
  }, [isReady, isEdited]);

  /** Keys after it wait for the mail, so that it is on the page before it is sent. */
  const choose = (reason: string) => {
    form.setValue('reason', reason);
    form.clearErrors('reason');
    return client.ensureQueryData(reads.stageMail(record.id, stage)).then(
      () => undefined,
      () => undefined,
    );
  };
  const submit = async (): Promise<Outcome> => {
    const answer = form.getValues();
    if (isRejection && !answer.reason) {
      form.setError('reason', { message: translate('move.missing.reason') });
      return undefined;
    }
    // A mail that could not be loaded is not left out in silence.
    if (filling.isPending || (filling.isError && failureOf(filling.error).status !== 404)) return 'refused';
    const sent = answer.silent ? null : (answer.mail ?? filling.data);
    const outcome = await decide({
      stage,
      ...(isRejection && { reason: answer.reason }),
      ...(sent && { mail: sent }),
    });
    if (outcome !== 'refused') draft.drop();
    return outcome;
  };
  const edit = () => {
    form.setValue('mail', mail);
    requestAnimationFrame(() => document.getElementById('answer-mail')?.querySelector('textarea')?.focus());
    return 'field' as const;
  };
  const mayEdit = mail && !isEdited && !values.silent;
  useShortcuts({ confirm: busy ? undefined : submit, edit: mayEdit ? edit : undefined });
  const reasonFault = form.formState.errors.reason?.message;

  return (
    <div className="panel">
      <PanelHead
        text={
          isRejection
            ? translate('reading.rejectName', { name: record.name })
            : translate('reading.moveName', { name: record.name, stage })
        }
        close={() => {
          draft.discard();
          close();
        }}
      />
      <Form
        label={translate('reading.answer')}
        busy={busy}
        failure={failure}
        sourceOf={moveSource}
        fields={draft}
        submit={submit}
      >
        {isRejection && (
          <Choices
            label={translate('fields.reason')}
            options={reasons.data ?? []}
            chosen={values.reason}
            choose={choose}
          />
        )}
        {reasonFault && (
          <p className="error" role="alert">
            {reasonFault}
          </p>
        )}
        {filling.isPending && <p className="soft">{translate('move.mail.writing')}</p>}
        {filling.isError && (
          <p className="soft" role="status">
            {failureOf(filling.error).status === 404
              ? translate('reading.noTemplate', { stage })
              : translate('reading.mailNotLoaded')}
          </p>
        )}
        {mail && (
          <Tick
            label={translate('move.mail.send')}
            ticked={!values.silent}
            change={(ticked) => form.setValue('silent', !ticked)}
          />
        )}
        {mail && !values.silent && !isEdited && (
          <section className="letter-shown" aria-label={translate('reading.mail')}>
            <p className="mono soft">{translate('move.mail.to', { name: record.name, email: record.email })}</p>
            <p>
              <b>{mail.subject}</b>
            </p>
            <p className="letter">{mail.body}</p>
          </section>
        )}
        {isEdited && !values.silent && (
          <div id="answer-mail" className="form">
            <TextField
              source="mail.subject"
              label={translate('fields.subject')}
              maxLength={limits.StageMailRequest.subject}
            />
            <TextField
              source="mail.body"
              label={translate('move.mail.text')}
              hint={translate('move.mail.asItStands')}
              lines={9}
              maxLength={limits.StageMailRequest.body}
            />
          </div>
        )}
        <div className="form-buttons">
          <button
            ref={send}
            type="submit"
            className="button primary"
            disabled={busy}
            aria-keyshortcuts={ariaKeyOf('confirm')}
          >
            {busy ? translate('form.working') : sendText(isRejection, Boolean(mail) && !values.silent)}{' '}
            <KeyName of="confirm" />
          </button>
          {mayEdit && (
            <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('edit')} onClick={edit}>
              {translate('reading.editMail')} <KeyName of="edit" />
            </button>
          )}
        </div>
      </Form>
    </div>
  );
};

const sendText = (isRejection: boolean, withMail: boolean) => {
  if (isRejection) return translate(withMail ? 'reading.rejectAndSend' : 'reading.rejectSilently');
  return translate(withMail ? 'move.moveAndSend' : 'reading.moveSilently');
};
