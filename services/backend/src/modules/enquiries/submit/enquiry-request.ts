import type { Type } from '@nestjs/common';
import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../../platform/fields/email-field.decorator';
import { PhoneField } from '../../../platform/fields/phone-field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { field, TextField } from '../../../platform/fields/text-field.decorator';
import { WebAddressField } from '../../../platform/fields/web-address-field.decorator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import type { EnquiryField } from '../enquiry-fields.facts';
import type { EnquiryFacts } from '../enquiry-kinds.facts';
import { makeClass } from '../make-class';

export type EnquiryRequest = SourceFields & { agree?: boolean } & { [field: string]: string | boolean | undefined };

interface FieldType {
  shown: { maxLength: number; format?: string; description?: string };
  rule: PropertyDecorator;
}
type Asked = { missing?: string };

const types: Record<EnquiryField['type'], (asked: Asked, max: number) => FieldType> = {
  line: (asked, max) => ({ shown: { maxLength: max }, rule: TextField({ ...asked, max }) }),
  lines: (asked) => ({ shown: { maxLength: 5000 }, rule: TextField({ ...asked, max: 5000, lines: true }) }),
  email: (asked) => ({ shown: { format: 'email', maxLength: 254 }, rule: EmailField(asked) }),
  phone: (asked) => ({ shown: { maxLength: 40, description: '6 to 20 digits.' }, rule: PhoneField(asked) }),
  'web-address': (asked) => ({
    shown: { maxLength: 300, description: 'A domain will do.' },
    rule: WebAddressField({
      ...asked,
      max: 300,
      bareDomain: true,
      wrong: 'Enter the address of your website, like company.com.',
    }),
  }),
};

function ruleOf({ type, missing, max = 200, example }: EnquiryField): PropertyDecorator {
  const { shown, rule } = types[type](missing ? { missing } : {}, max);
  const Described = missing ? ApiProperty : ApiPropertyOptional;
  return field(Described({ type: String, ...shown, ...(example && { example }) }), rule);
}

const agree = field(
  ApiPropertyOptional({ type: Boolean, description: 'Agreement to terms and privacy policy.' }),
  AgreementField('You must agree to the terms and privacy policy.'),
);

/** The class of the requests by which a form is sent. */
export function requestOf(name: string, { fields }: EnquiryFacts): Type<EnquiryRequest> {
  const rules = Object.entries(fields).map(([key, given]) => [key, ruleOf(given)] as const);
  return makeClass(name, SourceFields as Type<EnquiryRequest>, { ...Object.fromEntries(rules), agree });
}
