import type { Duplicate, Schemas } from '@frontdoor/contract';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { FieldFact } from '../../../form-fields/field-fact.tsx';
import { translate } from '../../../messages/translate.ts';
import { Fact } from '../../../values/fact.tsx';
import { EmailLink } from '../../../values/links/email-link.tsx';
import { SourceText } from '../../../values/source-text.tsx';
import { orNA } from '../../../values/texts.ts';
import { dateText, timeText } from '../../../values/times/dates.ts';
import { AssignRecord } from '../../assign/assign-record.tsx';
import { AnswerDue } from '../../answer/answer-due.tsx';
import { applicationFields } from '../../application-fields.ts';
import { experienceText } from '../../positions.ts';
import { StageLabel } from '../../stage-label.tsx';

type Applicant = Schemas['ApplicantView'];
type Props = { applicant: Applicant; heading: RefObject<HTMLHeadingElement | null> };

/** Of the fields of the form those that were filled; the message stands by itself. */
const filledFields = (record: Applicant['application']) =>
  applicationFields.filter(({ name }) => {
    const value = (record as unknown as Record<string, unknown>)[name];
    return name !== 'message' && name !== 'experience' && typeof value === 'string' && value.trim() !== '';
  });

export const ApplicantFacts = ({ applicant: { application, alsoApplied }, heading }: Props) => (
  <>
    <p className="mono soft under">
      {application.reference} · {translate('reading.received', { time: timeText(application.createdAt) })}
    </p>
    <h2 ref={heading} tabIndex={-1} className="applicant-name">
      {orNA(application.name)}
    </h2>
    <p className="mono soft standing">
      <StageLabel stage={application.stage} />
      <AnswerDue record={application} />
      {application.laterUntil && (
        <span>{translate('reading.later.waits', { day: dateText(application.laterUntil) })}</span>
      )}
    </p>
    <AssignRecord record={application} />
    <dl className="fact-grid">
      {filledFields(application).map((field) => (
        <FieldFact key={field.name} field={field} record={application} />
      ))}
      <Fact label={translate('fields.experience')}>{experienceText(application.experience)}</Fact>
      <Fact label={translate('fields.email')}>
        {application.email ? <EmailLink email={application.email} /> : translate('values.none')}
      </Fact>
      {(application.referredBy ?? application.source) && (
        <Fact label={translate('fields.cameFrom')}>
          {application.referredBy ? (
            translate('reading.referral', { name: application.referredBy })
          ) : (
            <SourceText source={application.source} />
          )}
        </Fact>
      )}
    </dl>
    {application.message?.trim() && (
      <section>
        <h3 className="mono soft">{translate('reading.message')}</h3>
        <p className="quoted">{application.message}</p>
      </section>
    )}
    {alsoApplied.length > 0 && (
      <section>
        <h3 className="mono soft">{translate('applications.duplicates.heading')}</h3>
        <ul className="plain">
          {alsoApplied.map((other) => (
            <AlsoApplied key={other.id} other={other} />
          ))}
        </ul>
      </section>
    )}
  </>
);

const AlsoApplied = ({ other: { id, apply, createdAt, stage } }: { other: Duplicate }) => (
  <li>
    <Link to={`/applications/${id}/show`}>{orNA(apply)}</Link>, {dateText(createdAt)}: {stage}
  </li>
);
