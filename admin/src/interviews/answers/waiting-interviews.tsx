import type { Interview } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import './waiting-interviews.css';

type LineProps = {
  interview: Interview;
  /** What is the matter, in words. */
  heading: string;
  isLate?: boolean;
  children: ReactNode;
};

/** An interview with what is the matter, and the way to it: HR's to the application, others' to the interview. */
export const WaitingInterview = ({ interview, heading, isLate = false, children }: LineProps) => {
  const { id, applicationId, applicantName: name } = interview;
  const isHr = useRole() === 'hr';
  return (
    <li data-late={isLate || undefined}>
      <span>
        <b>{heading}</b>
        {children}
      </span>
      <Link
        className="button"
        to={isHr ? `/applications/${applicationId}/show#interviews` : `/interviews/${id}/show`}
        aria-label={translate(isHr ? 'interviews.openOf' : 'interviews.openWith', { name })}
      >
        {translate('interviews.open')}
      </Link>
    </li>
  );
};

type SectionProps = { id: string; title: string; hint: string; children: ReactNode[] };

/** Interviews that wait for somebody; nothing where there are none. */
export const WaitingInterviews = ({ id, title, hint, children }: SectionProps) => {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="waiting-interviews">
      <h2 id={id}>{title}</h2>
      <p className="soft">{hint}</p>
      <ul className="to-do" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
};
