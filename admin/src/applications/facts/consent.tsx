import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { calendarDayText, timeText } from '../../values/times/dates.ts';

/** What the applicant has agreed to: the version of the policy, and when. */
export const Consent = ({ record: { consent } }: { record: Application }) => (
  <Part title={translate('applications.consent.heading')}>
    {consent ? (
      <p>
        {translate('applications.consent.given', {
          version: calendarDayText(consent.policyVersion) ?? consent.policyVersion,
          time: timeText(consent.givenAt),
        })}{' '}
        {translate(consent.ageConfirmed ? 'applications.consent.ageConfirmed' : 'applications.consent.ageNotConfirmed')}
      </p>
    ) : (
      <p className="soft">{translate('applications.consent.none')}</p>
    )}
  </Part>
);
