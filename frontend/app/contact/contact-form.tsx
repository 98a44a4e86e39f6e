import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';
import { useCarriedEmail } from './use-carried-email.ts';

export const ContactForm = () => <EnquiryForm name="contact" id="contact-form" carried={useCarriedEmail()} />;
