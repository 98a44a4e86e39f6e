import type { Type } from '@nestjs/common';
import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../../platform/fields/email-field.decorator';
import { PhoneField } from '../../../platform/fields/phone-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { WebAddressField } from '../../../platform/fields/web-address-field.decorator';
import type { EnquiryField } from '../enquiry-fields.facts';
import type { EnquiryFacts } from '../enquiry-kinds.facts';
import { makeClass } from '../make-class';

export type EnquiryRequest = SourceFields & { agree?: boolean } & { [field: string]: string | boolean | undefined };

type Asked = Pick<EnquiryField, 'missing' | 'example'>;

const types: Record<EnquiryField['type'], (asked: Asked, maxLength: number) => PropertyDecorator> = {
  line: (asked, maxLength) => TextField({ maxLength, ...asked }),
  lines: (asked) => TextField({ maxLength: 5000, lines: true, ...asked }),
  email: EmailField,
  phone: PhoneField,
  'web-address': (asked) =>
    WebAddressField({
      maxLength: 300,
      bareDomain: true,
      wrong: 'Enter the address of your website, like company.com.',
      description: 'A domain will do.',
      ...asked,
    }),
};

const fieldOf = ({ type, missing, example, max = 200 }: EnquiryField) =>
  types[type]({ ...(missing && { missing }), ...(example && { example }) }, max);

const agree = AgreementField({
  refused: 'You must agree to the terms and privacy policy.',
  description: 'Agreement to terms and privacy policy.',
});

/** The class of the requests by which a form is sent. */
export function requestOf(name: string, { fields }: EnquiryFacts): Type<EnquiryRequest> {
  const rules = Object.entries(fields).map(([key, given]) => [key, fieldOf(given)] as const);
  return makeClass(name, SourceFields as Type<EnquiryRequest>, { ...Object.fromEntries(rules), agree });
}
