import { useEffect } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { pageId } from '../../data/live/page-id.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { viewersText } from './viewers-text.ts';

/** Says who else has an enquiry open, and tells the others that this page has. A page that nobody sees says nothing, and is forgotten. */
export const EnquiryViewers = ({ id }: { id: string }) => {
  const { data: viewers = [] } = useRead(reads.enquiryViewers(id));
  useEffect(() => {
    const leave = () => void dataProvider.leaveEnquiry(id, pageId).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  return (
    <p role="status" className="viewers mono" aria-label={translate('enquiries.viewers.label')}>
      {viewersText(viewers.map(({ name }) => name))}
    </p>
  );
};
