import type { AuditEntry } from '@frontdoor/contract';
import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { timeText } from '../values/times/dates.ts';
import { Fact } from '../values/fact.tsx';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { AuditChanges } from './audit-changes.tsx';
import { actorText, entryText, subjectText } from './audit-texts.ts';
import { auditOf, pageOfSubject } from './subject-types.ts';

/** A person of the staff: their own page for those who have it, and all that they did. */
const Actor = ({ entry }: { entry: AuditEntry }) => {
  const definitions = useResourceDefinitions();
  if (entry.actorId === null || !definitions.staff) return actorText(entry);
  return <Link to={`/staff/${entry.actorId}/show`}>{actorText(entry)}</Link>;
};

/** The record that an entry is about, as a link where this role has its list. */
const Subject = ({ entry }: { entry: AuditEntry }) => {
  const definitions = useResourceDefinitions();
  const page = pageOfSubject(entry);
  if (!page || !definitions[page.list]) return subjectText(entry);
  return <Link to={page.path}>{subjectText(entry)}</Link>;
};

export const AuditDetails = ({ entry, alone }: { entry: AuditEntry; alone: boolean }) => (
  <article className="details">
    <DetailsHeading text={entryText(entry)} alone={alone} />
    <dl>
      <Fact label={translate('audit.who')}>
        <Actor entry={entry} />
      </Fact>
      <Fact label={translate('audit.when')}>{timeText(entry.at)}</Fact>
      <Fact label={translate('audit.what')}>
        <Subject entry={entry} />
      </Fact>
      <Fact label={translate('audit.itsId')}>
        {entry.subjectId === null ? (
          translate('values.none')
        ) : (
          <Link className="mono" to={auditOf(entry.subjectId)}>
            {entry.subjectId}
          </Link>
        )}
      </Fact>
      <Fact label={translate('fields.from')}>{orNA(entry.address)}</Fact>
      <Fact label={translate('audit.request')}>
        <span className="mono">{orNA(entry.requestId)}</span>
      </Fact>
    </dl>
    <AuditChanges details={entry.details} />
  </article>
);
