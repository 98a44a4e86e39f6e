import type { Held } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { listOf } from '../enquiries/enquiry-kinds.ts';

/** The list of held submissions has only the beginning of what the sender wrote. */
export const WholeRecord = ({ record: { kind, id } }: { record: Held }) => (
  <Link to={`/${listOf[kind]}/${id}/show`}>Read the whole of it</Link>
);
