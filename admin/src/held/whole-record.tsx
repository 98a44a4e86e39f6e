import type { HeldSubmission } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { listOf } from '../enquiries/enquiry-kinds.ts';
import { translate } from '../messages/translate.ts';

/** A link to the whole submission, because the list of held ones has only the beginning of its text. */
export const WholeRecord = ({ record: { kind, id } }: { record: HeldSubmission }) => (
  <Link to={`/${listOf[kind]}/${id}/show`}>{translate('held.readWhole')}</Link>
);
