import { translate } from '../../messages/translate.ts';
import { useIsSeen } from './seen.ts';
import './unseen.css';

/** The mark beside the name of an application that was unseen when the list was read; it goes when the application is opened. */
export const UnseenMark = ({ id }: { id: string }) =>
  useIsSeen(id) ? null : (
    <span
      className="unseen-mark"
      role="img"
      aria-label={translate('applications.unseen')}
      title={translate('applications.unseenWhy')}
    />
  );
