import type { Schemas } from '@frontdoor/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf } from '../data/failure.ts';
import { send } from '../data/request.ts';
import { retry } from '../grid/retry.ts';
import type { Stage } from './stages.ts';

type Mail = { subject: string; body: string };
type Props = { applicationId: string; stage: Stage; mail: Mail };

const pause = 400;

/** What an applicant would get of a text with placeholders; asked for as soon as the typing rests. */
export const FilledMail = ({ applicationId, stage, mail: { subject, body } }: Props) => {
  const [rested, setRested] = useState<Mail>({ subject, body });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ subject, body }), pause);
    return () => clearTimeout(timer);
  }, [subject, body]);
  const { data, error } = useQuery({
    queryKey: ['filled-mail', applicationId, stage, rested],
    enabled: rested.subject.trim() !== '' && rested.body.trim() !== '',
    retry,
    placeholderData: keepPreviousData,
    queryFn: () =>
      send<Schemas['StageMailView']>('POST', `/api/admin/applications/${applicationId}/stage/preview`, {
        stage,
        mail: rested,
      }),
  });
  const fault = error && failureOf(error);
  return (
    <section className="filled" aria-label="As the first of them gets it">
      <h3 className="mono soft">As the first of them gets it</h3>
      {fault && <p className="error">{fault.errors['subject'] ?? fault.errors['body'] ?? fault.text}</p>}
      {!fault && data && (
        <>
          <p>
            <b>{data.subject}</b>
          </p>
          <p className="letter">{data.text}</p>
        </>
      )}
    </section>
  );
};
