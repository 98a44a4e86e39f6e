import type { Held } from '@frontdoor/contract';
import { Link } from 'react-router-dom';

const lists: Record<Held['kind'], string> = {
  application: 'applications',
  consultation: 'users',
  'home-enquiry': 'enquiries',
  'contact-message': 'contacts',
};

/** The list of held submissions has only the beginning of what the sender wrote. */
export const WholeRecord = ({ record: { kind, id } }: { record: Held }) => (
  <Link to={`/${lists[kind]}/${id}/show`}>Read the whole of it</Link>
);
