import type { Interview } from '@frontdoor/contract';
import { DetailsHeading } from '../../grid/open-record/details-heading.tsx';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { PageLink } from '../../values/links/page-link.tsx';
import { orNA } from '../../values/texts.ts';
import { InterviewItem } from '../interview-item.tsx';

/** One interview by itself: what its interviewers need to know, and their verdicts. */
export const InterviewDetails = ({ interview, alone }: { interview: Interview; alone: boolean }) => {
  const { applicationId, applicantName, apply, isAtEnd } = interview;
  const isHr = useRole() === 'hr';
  return (
    <article className="details">
      <DetailsHeading text={orNA(applicantName)} alone={alone} />
      <p className="soft">{orNA(apply)}</p>
      <ul className="plain interviews">
        <InterviewItem interview={interview} isAtEnd={isAtEnd} />
      </ul>
      <p className="acts">
        <PageLink className="link" to={`/applications/${applicationId}/show${isHr ? '#interviews' : ''}`}>
          {translate('interviews.list.application')}
        </PageLink>
      </p>
    </article>
  );
};
