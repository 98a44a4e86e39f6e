import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsDefined, IsEmail, IsInt, IsOptional, Length, Min, ValidateIf } from 'class-validator';
import * as fc from 'fast-check';
import { SubmitApplicationRequest } from '../../modules/applications/apply/submit-application.dto';
import {
  SubmitConsultationRequest,
  SubmitContactMessageRequest,
  SubmitHomeEnquiryRequest,
} from '../../modules/enquiries/submit/submit-enquiry.dto';
import { ValidationFailed } from '../http/errors/http.errors';
import { compileRules, validateAs } from './validate-as';
import { validateByLibrary } from './validate-by-library';
import type { RequestClass } from './field.decorator';

/** Rules of class-validator's own that the requests of the forms do not use. */
class EveryRule {
  @Length(2, 4) @IsEmail({}, { message: '$value is no address, $property' }) name: string;
  @IsOptional() @Min(3) @IsInt() email: number;
  @ValidateIf((all: EveryRule) => all.company !== undefined) @IsDefined() message: unknown;
  @IsOptional() @ArrayMaxSize(2) @IsArray() company: string[];
}

const forms = [
  SubmitApplicationRequest,
  SubmitConsultationRequest,
  SubmitHomeEnquiryRequest,
  SubmitContactMessageRequest,
];
const requests: RequestClass[] = [...forms, EveryRule];

const good = {
  name: 'Asha Verma',
  email: 'asha@mail.example',
  number: '+91 98123 45678',
  phone: '0120 455 6677',
  website: 'clinics.example',
  linkedin: 'Https://www.linkedin.com/in/asha',
  feedback: 'Two\r\nlines',
  message: 'A message',
  projectDetails: 'A project',
  company: 'Verma Clinics',
  apply: 'Java Developer',
  experience: 'Fresher',
  agree: 'true',
  utm_source: 'letter',
};
const odd = [' ', '', '\0', 'a\r\nb', '\ud800', 'a@b@c', '"a b"@mail.example', 'x'.repeat(5001), '\u200b'];

const value = fc.oneof(
  { arbitrary: fc.constantFrom(...Object.values(good)), weight: 6 },
  { arbitrary: fc.constantFrom(...odd), weight: 2 },
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.webUrl(),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(undefined),
);
const anyName = fc.constantFrom(...Object.keys(good), 'role', '__proto__', 'constructor', 'toString');
const changes = fc.array(fc.tuple(anyName, value), { maxLength: 4 });
const gone = fc.subarray(Object.keys(good), { maxLength: 3 });

const isUnknown = (type: RequestClass, name: string) => {
  const outcome = outcomeOf(() => validateByLibrary(type, { [name]: 'x' }));
  return 'errors' in outcome && outcome.errors[name] === 'This field is not known here.';
};

/** The fields of the request, some of them left out, some replaced, some made up: mostly right, as most mistakes are. */
function recordOf(fieldNames: string[], without: string[], changed: [string, unknown][]): object {
  const entries = Object.entries(good).filter(([name]) => fieldNames.includes(name) && !without.includes(name));
  const record: object = Object.fromEntries(entries);
  for (const [name, change] of changed)
    Object.defineProperty(record, name, { value: change, enumerable: true, configurable: true });
  return record;
}

function outcomeOf(call: () => object) {
  try {
    const request = call();
    return { request: { ...request }, type: request.constructor.name };
  } catch (error) {
    if (!(error instanceof ValidationFailed)) return { thrown: String(error) };
    return { errors: error.errors, message: error.message };
  }
}

describe('Compiled rules', () => {
  it.each(requests.map((type) => [type.name, type] as const))(
    'come to what class-validator comes to, for thousands of inputs of %s',
    (_name, type) => {
      const fieldNames = Object.keys(good).filter((name) => !isUnknown(type, name));
      let accepted = 0;
      fc.assert(
        fc.property(gone, changes, (without, changed) => {
          const record = recordOf(fieldNames, without, changed);
          const byLibrary = outcomeOf(() => validateAs(type, record));
          expect(byLibrary).toEqual(outcomeOf(() => validateByLibrary(type, record)));
          if ('request' in byLibrary) accepted++;
        }),
        { numRuns: 3_000 },
      );
      // Neither all nor nothing: both ways of the function were tried. No good record above keeps every rule of class-validator's own.
      expect(accepted).toBeLessThan(2_900);
      expect(accepted).toBeGreaterThan(type === EveryRule ? -1 : 100);
    },
  );

  it('are made of every form, so that the comparison above means something', () => {
    for (const type of requests) expect(compileRules(type)).not.toBeNull();
  });

  it('are not made of what they cannot decide', () => {
    class Grouped {
      @Length(1, 2, { groups: ['some'] }) name: string;
    }
    class Listed {
      @Length(1, 2, { each: true }) names: string[];
    }
    for (const type of [Grouped, Listed, Date as RequestClass]) expect(compileRules(type)).toBeNull();
  });
});
