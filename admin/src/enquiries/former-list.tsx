import { Navigate, useLocation, useParams } from 'react-router-dom';
import { filterIn, withFilter } from './enquiry-filter.ts';
import { allEnquiries, type EnquiryKind } from './enquiry-kinds.ts';

/** The address of a kind's own list, which mails, files and bookmarks lead to, shows the one list with that kind. */
export const FormerList = ({ kind: { name } }: { kind: EnquiryKind }) => {
  const { id } = useParams();
  const { search } = useLocation();
  const pathname = id === undefined ? `/${allEnquiries}` : `/${allEnquiries}/${encodeURIComponent(id)}/show`;
  return <Navigate to={{ pathname, search: withFilter(search, { ...filterIn(search), kind: name }) }} replace />;
};
