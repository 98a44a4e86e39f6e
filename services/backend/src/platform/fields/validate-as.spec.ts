/**
 * class-validator asks whether a nested request is an instance of Object, so it has to have this file's own.
 *
 * @jest-environment node
 */
import 'reflect-metadata';
import { IsObject } from 'class-validator';
import { SourceFields } from './source-fields';
import { EmailField, TextField } from './form-field.decorator';
import { field, Nested } from './field.decorator';
import { validateAs } from './validate-as';
import { ChoiceField } from './choice-fields.decorator';
import { ValidationFailed } from '../http/errors/http.errors';

class Address {
  @EmailField() email: string;
}

class Order extends SourceFields {
  @TextField({ maxLength: 5, missing: 'Enter your name.' }) name: string;
  @TextField({ maxLength: 5 }) note?: string;
  @ChoiceField(['tea', 'rice'], { required: false }) what?: string;
  @field({ type: Address, required: false }, Nested(Address), IsObject({ message: 'Give an address.' })) to?: Address;
}

const faultsOf = (plain: object) => {
  try {
    return validateAs(Order, plain);
  } catch (error) {
    return error instanceof ValidationFailed ? error.errors : error;
  }
};

describe('A request', () => {
  it('is an instance of its class with its fields tidied, also inherited and nested ones', () => {
    const order = validateAs(Order, { name: ' Asha ', note: '  ', ref: ' a ', to: { email: ' asha@mail.example ' } });
    expect(order).toBeInstanceOf(Order);
    expect(order.to).toBeInstanceOf(Address);
    expect(order).toEqual({ name: 'Asha', note: undefined, ref: 'a', to: { email: 'asha@mail.example' } });
  });

  it('is refused with one text a field', () => {
    expect(faultsOf({ name: '', note: 'too long', what: 'salt' })).toEqual({
      name: 'Enter your name.',
      note: 'Use at most 5 characters; these are 8.',
      what: expect.any(String),
    });
  });

  it.each(['role', 'isAdmin', '0'])('has no field %j', (name) => {
    expect(faultsOf({ name: 'Asha', [name]: 'x' })).toEqual({ [name]: 'This field is not known here.' });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'has no field %j, neither outside nor inside of another',
    (name) => {
      const hidden = JSON.parse(`{"${name}":"x"}`) as object;
      expect(faultsOf({ name: 'Asha', to: hidden })).toEqual({ to: 'This field is not known here.' });
      const outside = JSON.parse(`{"name":"Asha","${name}":"x"}`) as object;
      expect(Object.keys(faultsOf(outside) as object)).toEqual([name]);
    },
  );

  it.each([null, 'x', 7, [[]]])('has no %j in the place of a request inside of it', (to) => {
    expect(Object.keys(faultsOf({ name: 'Asha', to }) as object)).toEqual(['to']);
  });

  it('shares nothing with what was sent', () => {
    const sent = { name: 'Asha', to: { email: 'asha@mail.example' } };
    validateAs(Order, sent).to!.email = 'other@mail.example';
    expect(sent.to.email).toBe('asha@mail.example');
  });
});
