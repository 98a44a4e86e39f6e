import { EnquiryForm as Enquiry } from '../../forms/enquiry/enquiry-form.tsx';

/** The title block of the home page's drawing. */
export const EnquiryForm = () => <Enquiry name="enquiry" id="enquiry" />;
