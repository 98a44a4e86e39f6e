import { translate } from '../../messages/translate.ts';
import './unseen.css';

/** The mark beside the name of an unseen application. */
export const UnseenMark = () => (
  <span
    className="unseen-mark"
    role="img"
    aria-label={translate('applications.unseen')}
    title={translate('applications.unseenWhy')}
  />
);
