import type { Application } from '@frontdoor/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../../../data/failure.ts';
import { Tick } from '../../../../form/fields/tick.tsx';
import { translate } from '../../../../messages/translate.ts';
import { MailFields } from '../../../mails/mail-fields.tsx';
import type { Stage } from '../../../stages.ts';

/** To whom a mail goes. */
export type Addressed = Pick<Application, 'id' | 'name' | 'email'>;

export interface Mail {
  subject: string;
  body: string;
}

export interface Answer {
  reason: string;
  /** As it was edited; null for the template as it is filled. */
  mail: Mail | null;
  /** Whether no mail goes although there is one. */
  silent: boolean;
}

type Props = {
  record: Addressed;
  stage: Stage;
  form: UseFormReturn<Answer>;
  values: Answer;
  filling: UseQueryResult<Mail>;
};

/** The mail of a move as it goes out, to be read or edited; or why there is none. */
export const AnswerMail = ({ record, stage, form, values, filling }: Props) => {
  const { mail: edited, silent } = values;
  if (filling.isPending) return <p className="soft">{translate('move.mail.writing')}</p>;
  if (!filling.data)
    return (
      <p className="soft" role="status">
        {hasNoTemplate(filling) ? translate('reading.noTemplate', { stage }) : translate('reading.mailNotLoaded')}
      </p>
    );
  return (
    <>
      <Tick
        label={translate('move.mail.send')}
        ticked={!silent}
        change={(ticked) => form.setValue('silent', !ticked)}
      />
      {!silent && !edited && <Letter record={record} mail={filling.data} />}
      {!silent && edited && (
        <div id="answer-mail" className="form">
          <MailFields within="mail" />
        </div>
      )}
    </>
  );
};

export const hasNoTemplate = ({ error }: UseQueryResult<Mail>): boolean =>
  error !== null && failureOf(error).status === 404;

const Letter = ({ record: { name, email }, mail }: { record: Addressed; mail: Mail }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach
  <section className="letter-shown" aria-label={translate('reading.mail')} tabIndex={0}>
    <p className="mono soft">{translate('move.mail.to', { name, email })}</p>
    <p>
      <b>{mail.subject}</b>
    </p>
    <p className="letter">{mail.body}</p>
  </section>
);
