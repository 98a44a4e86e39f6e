import type { Application } from '@frontdoor/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from '../../data/failure.ts';
import { reads } from '../../data/reads.ts';
import { retry } from '../../data/retry.ts';
import type { Stage } from '../stages.ts';
import { translate } from '../../messages/translate.ts';
import { useInView } from './use-in-view.ts';

export type Mail = { subject: string; body: string };
type Props = { application: Application; together: readonly string[]; stage: Stage; mail: Mail };

/** A template filled for one applicant; it is requested when it scrolls into view. */
export const FilledMail = ({ application: { id, name, email }, together, stage, mail }: Props) => {
  const item = useRef<HTMLLIElement>(null);
  const seen = useInView(item);
  const { data, error } = useQuery({
    ...reads.filledMail(id, stage, mail, together),
    enabled: seen && mail.subject.trim() !== '' && mail.body.trim() !== '',
    retry,
    placeholderData: keepPreviousData,
  });
  const fault = error && failureOf(error);
  return (
    <li ref={item}>
      <p className="mono soft">{translate('move.mail.to', { name, email })}</p>
      {fault && <p className="error">{fault.errors['subject'] ?? fault.errors['body'] ?? fault.text}</p>}
      {!fault && data && (
        <>
          <p>
            <b>{data.subject}</b>
          </p>
          <p className="letter">{data.text}</p>
        </>
      )}
    </li>
  );
};
