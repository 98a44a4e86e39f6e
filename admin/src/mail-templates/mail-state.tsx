import type { MailTemplate } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { timeText } from '../values/times/dates.ts';

const offText = ({ since, by }: NonNullable<MailTemplate['off']>): string =>
  since && by
    ? translate('mailTemplates.off.byPerson', { time: timeText(since), by })
    : translate('mailTemplates.off.bySetting');

/** Whether the mail is sent, and in whose words. */
export const MailState = ({ template }: { template: MailTemplate }) => {
  const { id, off, isChanged, isDefaultNewer, unusable, lacking } = template;
  const isDigest = id === 'digest-hr';
  return (
    <>
      {off && (
        <p className="alert">
          {offText(off)} {off.by && !isDigest && translate('mailTemplates.off.listed')}
        </p>
      )}
      {unusable && (
        <p className="alert">
          {translate('mailTemplates.unusable')} {unusable}
        </p>
      )}
      {lacking && (
        <p className="alert">
          {translate('mailTemplates.lacking')} {lacking}
        </p>
      )}
      {isDefaultNewer && !unusable && <p className="alert">{translate('mailTemplates.defaultNewer')}</p>}
      <p className="soft under">{translate(isChanged ? 'mailTemplates.changed' : 'mailTemplates.unchanged')}</p>
    </>
  );
};
