import { translate } from '../../messages/translate.ts';
import './unseen.css';

/** Beside the name of somebody whom nobody of HR has opened. */
export const UnseenMark = () => (
  <span
    className="unseen-mark"
    role="img"
    aria-label={translate('applications.unseen')}
    title={translate('applications.unseenWhy')}
  />
);
