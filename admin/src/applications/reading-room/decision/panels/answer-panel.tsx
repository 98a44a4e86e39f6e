import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../../../data/failure.ts';
import { reads } from '../../../../data/reads.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useNewDraft } from '../../../../form/drafts/use-draft.ts';
import { Form } from '../../../../form/form.tsx';
import { ariaKeyOf } from '../../../../keys/key-map.ts';
import { KeyName } from '../../../../keys/key-name.tsx';
import type { Outcome } from '../../../../keys/key-queue.ts';
import { press } from '../../../../keys/keys.ts';
import { useShortcuts } from '../../../../layout/use-shortcuts.ts';
import { translate } from '../../../../messages/translate.ts';
import { moveSource } from '../../../move/move-values.ts';
import type { Stage } from '../../../stages.ts';
import { type Addressed, type Answer, AnswerMail, hasNoTemplate } from './answer-mail.tsx';
import { answerTitle } from './answer-title.ts';
import { Choices } from './choices.tsx';
import { loadAll } from './load-all.ts';
import { PanelHead } from './panel-head.tsx';

const nothing: Answer = { reason: '', mail: null, silent: false };

type Props = {
  record: Addressed;
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
  const filling = useRead(reads.stageMail(record.id, stage));
  const send = useRef<HTMLButtonElement>(null);
  const mail = values.silent ? null : (values.mail ?? filling.data ?? null);
  const isEdited = values.mail !== null;
  // A mail that could not be loaded is not left out in silence.
  const mayGo = !busy && (filling.isSuccess || hasNoTemplate(filling));
  const isReady = mayGo && (!isRejection || values.reason !== '');
  useEffect(() => {
    if (isReady && !isEdited) send.current?.focus();
  }, [isReady, isEdited]);

  const submit = async (): Promise<Outcome> => {
    const { reason } = form.getValues();
    if (isRejection && !reason) {
      form.setError('reason', { message: translate('move.missing.reason') });
      return undefined;
    }
    const outcome = await decide({ stage, ...(isRejection && { reason }), ...(mail && { mail }) });
    if (outcome !== 'refused') draft.drop();
    return outcome;
  };
  const edit = () => {
    form.setValue('mail', mail);
    requestAnimationFrame(() => document.getElementById('answer-mail')?.querySelector('textarea')?.focus());
    return 'field' as const;
  };
  const mayEdit = mail !== null && !isEdited;
  useShortcuts({ confirm: mayGo ? submit : undefined, edit: mayEdit ? edit : undefined });

  return (
    <div className="panel">
      <PanelHead
        text={answerTitle(record.name, stage)}
        close={() => {
          draft.discard();
          close();
        }}
      />
      {/* By its key's way, so that keys after it wait for the next person. */}
      <Form
        label={translate('reading.answer')}
        busy={busy}
        failure={failure}
        sourceOf={moveSource}
        fields={draft}
        submit={() => press('confirm')}
      >
        {isRejection && <Reasons record={record} draft={draft} />}
        <AnswerMail record={record} stage={stage} form={form} values={values} filling={filling} />
        <div className="form-buttons">
          <button
            ref={send}
            type="submit"
            className="button primary"
            disabled={!mayGo}
            aria-keyshortcuts={ariaKeyOf('confirm')}
          >
            {busy ? translate('form.working') : sendText(isRejection, mail !== null)} <KeyName of="confirm" />
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

type ReasonsProps = { record: Addressed; draft: ReturnType<typeof useNewDraft<Answer>> };

const Reasons = ({ record, draft: { form, values } }: ReasonsProps) => {
  const reasons = useRead(reads.reasonsInUse());
  const client = useQueryClient();
  /** Keys after it wait for the mail, so that it is on the page before it is sent. */
  const choose = (reason: string) => {
    form.setValue('reason', reason);
    form.clearErrors('reason');
    return loadAll(client, reads.stageMail(record.id, 'rejected'));
  };
  const fault = form.formState.errors.reason?.message;
  return (
    <>
      <Choices
        label={translate('fields.reason')}
        options={reasons.data ?? []}
        chosen={values.reason}
        choose={choose}
        unfold={translate('reading.otherReason')}
      />
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </>
  );
};

const sendText = (isRejection: boolean, withMail: boolean) => {
  if (isRejection) return translate(withMail ? 'reading.rejectAndSend' : 'reading.rejectSilently');
  return translate(withMail ? 'move.moveAndSend' : 'reading.moveSilently');
};
